import type { ReactElement, ReactNode } from 'react';
import { failureOf, latestData, type RemoteData } from '../../application/kernel/RemoteData';
import { FailedScreen } from './FailedScreen';

interface FetchedProps<Failure, Data> {
  readonly remote: RemoteData<Failure, Data>;
  /** What happened, in a sentence. */
  readonly explain: (failure: Failure) => string;
  readonly onRetry: () => void;
  /** What stands in its place until it comes. */
  readonly skeleton: ReactNode;
  /** Of the heading that says that it did not come: 1 when it stands for the whole page, the default. */
  readonly level?: 1 | 2 | 3;
  readonly children: (data: Data) => ReactNode;
}

/** Something fetched: on its way, there (a later failure leaves it in place), or why it did not come, with a way to ask again. */
export function Fetched<Failure, Data>({
  remote,
  explain,
  onRetry,
  skeleton,
  level = 1,
  children,
}: FetchedProps<Failure, Data>): ReactElement {
  const data = latestData(remote);
  const failure = failureOf(remote);
  if (data !== undefined) return <>{children(data)}</>;
  if (failure === undefined) return <>{skeleton}</>;
  return (
    <FailedScreen
      level={level}
      explanation={explain(failure)}
      busy={remote.status === 'loading'}
      onRetry={onRetry}
    />
  );
}

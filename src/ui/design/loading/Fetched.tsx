import type { ReactElement, ReactNode } from 'react';
import { failureOf, latestData, type RemoteData } from '../../../application/kernel/RemoteData';
import { FailedScreen } from '../feedback/FailedScreen';

interface FetchedProps<Failure, Data> {
  readonly remote: RemoteData<Failure, Data>;
  /** The error in one sentence. */
  readonly explain: (failure: Failure) => string;
  readonly onRetry: () => void;
  /** Rendered while it loads. */
  readonly skeleton: ReactNode;
  /** Level of the error's heading: 1 (default) when the error replaces the whole page. */
  readonly level?: 1 | 2 | 3;
  readonly children: (data: Data) => ReactNode;
}

/** Renders remote data: loading, ready (a later failure keeps it), or the error with a retry button. */
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

import type { ReactElement, ReactNode } from 'react';
import { failureOf, latestData, type RemoteData } from '../../../application/kernel/RemoteData';
import type { ServiceError } from '../../../application/kernel/ServiceError';
import { messageFor, type ErrorMessages } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';
import { FailedScreen } from '../feedback/FailedScreen';

interface FetchedCommon<Data> {
  readonly onRetry: () => void;
  /** Rendered while it loads. */
  readonly skeleton: ReactNode;
  /** Level of the error's heading: 1 (default) when the error replaces the whole page. */
  readonly level?: 1 | 2 | 3;
  readonly children: (data: Data) => ReactNode;
}

/** The error in one sentence: without `messages`, those of failed calls. */
type FetchedProps<Failure extends { readonly kind: string }, Data> = FetchedCommon<Data> &
  (
    | { readonly remote: RemoteData<ServiceError, Data>; readonly messages?: never }
    | { readonly remote: RemoteData<Failure, Data>; readonly messages: ErrorMessages<Failure> }
  );

/** Renders remote data: loading, ready (a later failure keeps it), or the error with a retry button. */
export function Fetched<Failure extends { readonly kind: string }, Data>({
  remote,
  messages = serviceMessages as ErrorMessages<ServiceError | Failure>,
  onRetry,
  skeleton,
  level = 1,
  children,
}: FetchedProps<Failure, Data>): ReactElement {
  const data = latestData<ServiceError | Failure, Data>(remote);
  const failure = failureOf<ServiceError | Failure, Data>(remote);
  if (data !== undefined) return <>{children(data)}</>;
  if (failure === undefined) return <>{skeleton}</>;
  return (
    <FailedScreen
      level={level}
      explanation={messageFor(messages as ErrorMessages<ServiceError | Failure>, failure)}
      busy={remote.status === 'loading'}
      onRetry={onRetry}
    />
  );
}

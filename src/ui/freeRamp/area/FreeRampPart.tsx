import type { ReactElement, ReactNode } from 'react';
import type { RemoteData } from '../../../application/kernel/RemoteData';
import type { ServiceError } from '../../../application/kernel/ServiceError';
import type { AppThunk } from '../../../application/kernel/AppThunk';
import type { AppState } from '../../../application/store';
import { Fetched } from '../../design/loading/Fetched';
import { PartSkeleton } from '../../design/loading/PartSkeleton';
import { useAppDispatch } from '../../state/appHooks';

interface FreeRampPartProps<Data> {
  readonly remote: RemoteData<ServiceError, Data>;
  /** Loads it again. */
  readonly ask: () => AppThunk<unknown, AppState>;
  /** Rendered while it loads. */
  readonly skeleton?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** One of the lists that the area loads, below the heading of its page. */
export function FreeRampPart<Data>({
  remote,
  ask,
  skeleton = <PartSkeleton />,
  children,
}: FreeRampPartProps<Data>): ReactElement {
  const dispatch = useAppDispatch();
  return (
    <Fetched remote={remote} skeleton={skeleton} level={2} onRetry={() => void dispatch(ask())}>
      {children}
    </Fetched>
  );
}

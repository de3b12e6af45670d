import type { ReactElement, ReactNode } from 'react';
import type { AppThunk } from '../../../application/kernel/AppThunk';
import type { RemoteData } from '../../../application/kernel/RemoteData';
import type { ServiceError } from '../../../application/kernel/ServiceError';
import type { AppState } from '../../../application/store';
import type { PartialList } from '../../../domain/basis/partialList';
import { UnreadableEntries } from '../../design/feedback/UnreadableEntries';
import { FreeRampPart } from '../area/FreeRampPart';

interface FreeRampListProps<Row> {
  readonly remote: RemoteData<ServiceError, PartialList<Row>>;
  /** Loads it again. */
  readonly ask: () => AppThunk<unknown, AppState>;
  /** Rendered while it loads. */
  readonly skeleton?: ReactNode;
  /** Rendered for an empty list. */
  readonly empty: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** One of the area's lists; reported as empty only when no entry is unreadable. */
export function FreeRampList<Row>({
  remote,
  ask,
  empty,
  skeleton,
  children,
}: FreeRampListProps<Row>): ReactElement {
  return (
    <FreeRampPart remote={remote} ask={ask} skeleton={skeleton}>
      {({ items, unreadable }) => (
        <>
          <UnreadableEntries count={unreadable} />
          {items.length > 0 && children(items)}
          {items.length === 0 && unreadable === 0 && empty}
        </>
      )}
    </FreeRampPart>
  );
}

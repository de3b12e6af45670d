import { useRef, type ReactElement } from 'react';
import { failureOf, latestData } from '../../../application/kernel/RemoteData';
import type { Passage } from '../../../domain/passage';
import { defaultPassagePeriod, formatPassagePeriod } from '../../../domain/passagePeriod';
import { selectedCount } from '../../../domain/selection';
import { FailedScreen } from '../../design/FailedScreen';
import { UnreadableEntries } from '../../design/UnreadableEntries';
import { messageFor } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';
import styles from './ActionBar.module.css';
import { EmptyPassages } from './EmptyPassages';
import { formatCount } from '../../../domain/formatCount';
import { Pager } from './Pager';
import { PassagesSkeleton } from './PassagesSkeleton';
import { PassagesTable } from './PassagesTable';
import { SelectionActions } from './SelectionActions';
import { usePassageActions } from './usePassageActions';
import type { PassageSearchState } from './usePassageSearch';
import { usePassageSelection } from './usePassageSelection';
import { useTopAfterTurning } from './useTopAfterTurning';

const noPassages: readonly Passage[] = [];

/** What the search gave. Old rows stay in view, dimmed, until the new ones come. */
export function PassageResults({ state }: { readonly state: PassageSearchState }): ReactElement {
  const { remote, search } = state;
  const found = latestData(remote);
  const passages = found?.passages ?? noPassages;
  const { selection, tickRow, tickPage, clear } = usePassageSelection(passages);
  const { exportState, exportCsv, print } = usePassageActions(selection);
  const table = useRef<HTMLTableElement>(null);
  useTopAfterTurning(table, search.page, remote.status === 'ready');

  const failure = failureOf(remote);
  const busy = remote.status === 'loading';
  const hasRows = !failure && passages.length > 0;
  const place = `page ${formatCount(search.page)} sur ${formatCount(found?.totalPages ?? 1)}`;

  return (
    <>
      <p role="status" className="tp-hidden">
        {busy && 'Chargement en cours…'}
        {remote.status === 'ready' && hasRows && `${trips(remote.data.total)}, ${place}`}
      </p>
      {failure && (
        <FailedScreen
          level={2}
          explanation={messageFor(serviceMessages, failure)}
          busy={busy}
          onRetry={state.retry}
        />
      )}
      {!failure && !found && <PassagesSkeleton />}
      {!failure && found && <UnreadableEntries count={found.unreadable} />}
      {!failure && found && !hasRows && found.unreadable === 0 && <NoPassages state={state} />}
      {hasRows && (
        <PassagesTable
          ref={table}
          caption={`Trajets du ${formatPassagePeriod(search.period)}, ${place}`}
          passages={passages}
          selection={selection}
          busy={busy}
          onTickRow={tickRow}
          onTickPage={tickPage}
        />
      )}
      {(hasRows || selectedCount(selection) > 0) && (
        <div className={styles.bar}>
          <SelectionActions
            selection={selection}
            exportState={exportState}
            onExport={exportCsv}
            onPrint={print}
            onClear={clear}
          />
          {hasRows && found && (
            <Pager
              page={search.page}
              size={search.size}
              total={found.total}
              totalPages={found.totalPages}
              addressOf={state.addressOfPage}
            />
          )}
        </div>
      )}
    </>
  );
}

function NoPassages({ state }: { readonly state: PassageSearchState }): ReactElement {
  const { search, now, searchFor } = state;
  const period = defaultPassagePeriod(now);
  const isNarrowed = search.period.from !== period.from || search.period.to !== period.to;
  return (
    <EmptyPassages
      isBadgeFiltered={search.badgeReference !== null}
      onWiden={isNarrowed ? () => searchFor({ ...search, period }) : undefined}
    />
  );
}

function trips(total: number): string {
  return total === 1 ? '1 trajet' : `${formatCount(total)} trajets`;
}

import { useMemo, useRef, type ReactElement } from 'react';
import { pageSelectionState, selectedCount } from '../../../../domain/basis/selection';
import type { Passage, PassagePage } from '../../../../domain/passage/passage';
import { formatPassagePeriod } from '../../../../domain/passage/passagePeriod';
import { UnreadableEntries } from '../../../design/feedback/UnreadableEntries';
import type { PassageSearchState } from '../search/usePassageSearch';
import { SelectionActions } from '../selection/SelectionActions';
import { usePassageSelection } from '../selection/usePassageSelection';
import { EmptyPassages } from './EmptyPassages';
import selectionBar from '../../../design/data/SelectionBar.module.css';
import styles from './FoundPassages.module.css';
import { PassagesTable } from './PassagesTable';
import { Pager } from './Pager';
import { SearchTotal } from './SearchTotal';
import { useTopAfterTurning } from './useTopAfterTurning';

interface FoundPassagesProps {
  /** Undefined until the first answer, and after a failure. */
  readonly found: PassagePage | undefined;
  /** « page 1 sur 3 ». */
  readonly place: string;
  readonly state: PassageSearchState;
}

const noPassages: readonly Passage[] = [];

/** The rows below their total, with what can be done with the selection, which outlives a search. */
export function FoundPassages({ found, place, state }: FoundPassagesProps): ReactElement {
  const { search, badges, remote } = state;
  const passages = found?.passages ?? noPassages;
  const { selection, tickRow, tickPage, clear } = usePassageSelection(passages);
  const vehicles = useMemo(
    () => new Map(badges.flatMap((group) => group.badges).map((one) => [one.reference, one.name])),
    [badges],
  );
  const table = useRef<HTMLTableElement>(null);
  useTopAfterTurning(table, search.page, remote.status === 'ready');

  const ofPage = pageSelectionState(selection, passages);
  const hasRows = passages.length > 0;
  const busy = remote.status === 'loading';
  const clearAll = (): void => {
    clear();
    // Its button disappears.
    table.current?.focus({ preventScroll: true });
  };

  return (
    <>
      {found && <UnreadableEntries count={found.unreadable} />}
      {found && !hasRows && found.unreadable === 0 && <EmptyPassages state={state} />}
      {(hasRows || selectedCount(selection) > 0) && (
        <div className={`${styles.results} ${selectionBar.rows}`}>
          {found && hasRows && (
            <SearchTotal found={found} search={search} vehicles={vehicles} busy={busy} />
          )}
          <SelectionActions
            selection={selection}
            isPageTicked={ofPage === 'all'}
            onTickPage={hasRows ? tickPage : undefined}
            onClear={clearAll}
          />
          {found && hasRows && (
            <>
              <PassagesTable
                ref={table}
                caption={`Trajets du ${formatPassagePeriod(search.period)}, ${place}`}
                passages={passages}
                vehicles={vehicles}
                hasNewer={search.page > 1}
                hasOlder={search.page < found.totalPages}
                selection={selection}
                ticked={ofPage}
                busy={busy}
                onTickRow={tickRow}
                onTickPage={tickPage}
              />
              <Pager
                page={search.page}
                size={search.size}
                total={found.total}
                totalPages={found.totalPages}
                addressOf={state.addressOfPage}
              />
            </>
          )}
        </div>
      )}
    </>
  );
}

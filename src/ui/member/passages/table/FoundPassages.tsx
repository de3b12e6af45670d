import { useMemo, useRef, useState, type ReactElement } from 'react';
import { downloadIcon } from '../../../../../generated/icons';
import { pageSelectionState, selectedCount } from '../../../../domain/basis/selection';
import type { Passage, PassagePage } from '../../../../domain/passage/passage';
import { formatPassagePeriod } from '../../../../domain/passage/passagePeriod';
import { Button } from '../../../design/controls/Button';
import { UnreadableEntries } from '../../../design/feedback/UnreadableEntries';
import { Icon } from '../../../design/icon/Icon';
import { LoadingBoundary } from '../../../state/loading/LoadingBoundary';
import { lazyPart } from '../../../state/loading/lazyPart';
import type { PassageSearchState } from '../search/usePassageSearch';
import { SelectionActions } from '../selection/SelectionActions';
import { useDispute } from '../selection/useDispute';
import { usePassageSelection } from '../selection/usePassageSelection';
import { EmptyPassages } from './EmptyPassages';
import selectionBar from '../../../design/data/SelectionBar.module.css';
import styles from './FoundPassages.module.css';
import { PassagesTable } from './PassagesTable';
import { Pager } from './Pager';
import { SearchTotal } from './SearchTotal';
import { useTopAfterTurning } from './useTopAfterTurning';

/** Loaded when it is first opened. */
const WholeSearchExport = lazyPart(
  async () => (await import('../whole/WholeSearchExport')).WholeSearchExport,
);

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
  const { selection, tickRow, tickPage, clear, tickedPassages } = usePassageSelection(passages);
  const vehicles = useMemo(
    () => new Map(badges.flatMap((group) => group.badges).map((one) => [one.reference, one.name])),
    [badges],
  );
  const dispute = useDispute({ selection, passages: tickedPassages, vehicles });
  const table = useRef<HTMLTableElement>(null);
  useTopAfterTurning(table, search.page, remote.status === 'ready');

  const ofPage = pageSelectionState(selection, passages);
  const hasRows = passages.length > 0;
  const busy = remote.status === 'loading';
  // The search whose export is open: another search closes it, another page of the same one does not.
  const searched = [search.badgeReference, search.period.from, search.period.to].join();
  const [exported, setExported] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const clearAll = (): void => {
    clear();
    // Its button disappears.
    table.current?.focus({ preventScroll: true });
  };

  return (
    <>
      {found && <UnreadableEntries count={found.unreadable} />}
      {found && !hasRows && found.unreadable === 0 && <EmptyPassages state={state} />}
      {exported === searched && (
        <LoadingBoundary>
          <WholeSearchExport
            key={searched}
            search={search}
            vehicles={vehicles}
            onClose={() => {
              setExported(undefined);
              (opener.current ?? table.current)?.focus();
            }}
          />
        </LoadingBoundary>
      )}
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
            onDispute={dispute}
          >
            <Button
              ref={opener}
              variant="quiet"
              icon={<Icon of={downloadIcon} />}
              aria-expanded={exported === searched}
              onClick={() => setExported(searched)}
            >
              Exporter toute la recherche
            </Button>
          </SelectionActions>
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

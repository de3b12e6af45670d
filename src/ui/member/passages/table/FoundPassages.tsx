import {
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactElement,
} from 'react';
import { downloadIcon } from '../../../../../generated/areaIcons';
import { pageSelectionState, selectedCount } from '../../../../domain/basis/selection';
import type { Passage, PassagePage } from '../../../../domain/passage/passage';
import { writePassagePeriod } from '../../../../domain/passage/passagePeriod';
import { Button } from '../../../design/controls/Button';
import { UnreadableEntries } from '../../../design/feedback/UnreadableEntries';
import { Icon } from '../../../design/icon/Icon';
import type { PassageSearchState } from '../search/usePassageSearch';
import { SelectionActions } from '../selection/SelectionActions';
import { useDispute } from '../selection/useDispute';
import { usePassageSelection } from '../selection/usePassageSelection';
import type { SearchSum } from '../summary/useSearchSum';
import { EmptyPassages } from './EmptyPassages';
import selectionBar from '../../../design/data/SelectionBar.module.css';
import styles from './FoundPassages.module.css';
import { PassagesTable } from './PassagesTable';
import { Pager } from './Pager';
import { ResultPanels, type ResultPanel } from './ResultPanels';
import { SearchTotal } from './SearchTotal';
import { useTopAfterTurning } from './useTopAfterTurning';

interface FoundPassagesProps {
  /** Undefined until the first answer, and after a failure. */
  readonly found: PassagePage | undefined;
  /** « page 1 sur 3 ». */
  readonly place: string;
  readonly state: PassageSearchState;
  /** What the whole search adds up to. */
  readonly sum: SearchSum;
}

const noPassages: readonly Passage[] = [];

/** The rows below their total, with what can be done with the selection, which outlives a search. */
export function FoundPassages({ found, place, state, sum }: FoundPassagesProps): ReactElement {
  const { search, badges, remote } = state;
  const passages = found?.passages ?? noPassages;
  const { selection, tickRow, tickPage, clear, tickedPassages } = usePassageSelection(passages);
  // The ticked row is painted first, the bar of actions after it.
  const shownSelection = useDeferredValue(selection);
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
  const searched = [search.badgeReference, search.period.from, search.period.to].join();
  const [panel, setPanel] = useState<{ readonly kind: ResultPanel; readonly searched: string }>();
  const open = panel?.searched === searched ? panel.kind : undefined;
  const exportOpener = useRef<HTMLButtonElement>(null);
  const sumOpener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    // A link of the panel was pressed: its search has closed the panel.
    if (wasOpen.current && open === undefined && document.activeElement === document.body) {
      table.current?.focus({ preventScroll: true });
    }
    wasOpen.current = open !== undefined;
  }, [open]);
  const [isExporting, setExporting] = useState(false);
  const close = useCallback((closed: ResultPanel) => {
    setPanel(undefined);
    const opener = closed === 'export' ? exportOpener : sumOpener;
    (opener.current ?? table.current)?.focus();
  }, []);
  const toggle = useCallback(
    (kind: ResultPanel) => (open === kind ? close(kind) : setPanel({ kind, searched })),
    [open, close, searched],
  );
  const toggleSum = useCallback(() => toggle('sum'), [toggle]);
  const clearAll = (): void => {
    clear();
    // Its button disappears.
    table.current?.focus({ preventScroll: true });
  };

  return (
    <>
      {found && <UnreadableEntries count={found.unreadable} />}
      {found && !hasRows && found.unreadable === 0 && <EmptyPassages state={state} />}
      {found && (
        <ResultPanels
          key={`${searched} ${open ?? ''}`}
          open={open}
          found={found}
          state={state}
          sum={sum}
          vehicles={vehicles}
          onClose={close}
          onExporting={setExporting}
        />
      )}
      {(hasRows || selectedCount(selection) > 0) && (
        <div className={`${styles.results} ${selectionBar.rows}`}>
          {found && hasRows && (
            <SearchTotal
              found={found}
              search={search}
              sum={sum.stateOf(search)}
              vehicles={vehicles}
              busy={busy}
              opener={sumOpener}
              isOpen={open === 'sum'}
              onToggle={toggleSum}
            />
          )}
          <SelectionActions
            selection={selection}
            shown={shownSelection}
            isPageTicked={ofPage === 'all'}
            onTickPage={hasRows ? tickPage : undefined}
            onClear={clearAll}
            onDispute={dispute}
          >
            <Button
              ref={exportOpener}
              variant="quiet"
              icon={<Icon of={downloadIcon} />}
              aria-expanded={open === 'export'}
              aria-disabled={isExporting}
              onClick={isExporting ? undefined : () => toggle('export')}
            >
              Exporter toute la recherche
            </Button>
          </SelectionActions>
          {found && hasRows && (
            <>
              <PassagesTable
                ref={table}
                caption={`Trajets du ${writePassagePeriod(search.period)}, ${place}`}
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
                addressOf={state.addressOf}
              />
            </>
          )}
        </div>
      )}
    </>
  );
}

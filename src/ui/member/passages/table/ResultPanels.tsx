import { Suspense, type ReactElement } from 'react';
import type { PassagePage } from '../../../../domain/passage/passage';
import { lazyPart } from '../../../state/loading/lazyPart';
import type { PassageSearchState } from '../search/usePassageSearch';
import type { SearchSum } from '../summary/useSearchSum';

/** Each is loaded when it is first opened. */
const WholeSearchExport = lazyPart(
  async () => (await import('../whole/WholeSearchExport')).WholeSearchExport,
);
const SummaryPanel = lazyPart(async () => (await import('../summary/SummaryPanel')).SummaryPanel);

/** What is shown above the rows, about the whole search. */
export type ResultPanel = 'export' | 'sum';

interface ResultPanelsProps {
  readonly open: ResultPanel | undefined;
  readonly found: PassagePage;
  readonly state: PassageSearchState;
  readonly sum: SearchSum;
  /** Badge reference → name of the vehicle. */
  readonly vehicles: ReadonlyMap<string, string>;
  readonly onClose: (panel: ResultPanel) => void;
  /** Tells whether an export runs: closing it would stop it. The sum goes on without its panel. */
  readonly onExporting: (isRunning: boolean) => void;
}

/** The open panel; another search closes it, another page of the same one does not. */
export function ResultPanels(props: ResultPanelsProps): ReactElement | null {
  const { open, found, state, sum, vehicles, onClose, onExporting } = props;
  const { period, badgeReference } = state.search;
  if (open === undefined) return null;
  return (
    <Suspense>
      {open === 'export' ? (
        <WholeSearchExport
          search={{ period, badgeReference, total: found.total }}
          vehicles={vehicles}
          onSaved={() => void sum.run()}
          onClose={() => onClose(open)}
          onRunning={onExporting}
        />
      ) : (
        <SummaryPanel sum={sum} search={state} vehicles={vehicles} onClose={() => onClose(open)} />
      )}
    </Suspense>
  );
}

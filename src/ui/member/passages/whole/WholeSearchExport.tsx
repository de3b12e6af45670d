import { useState, type ReactElement } from 'react';
import { csvOfSearch, exportSearch } from '../../../../application/passage/exportSearch';
import { exportWorkbook, workbookOfSearch } from '../../../../application/passage/exportWorkbook';
import type { ExportRun, SearchOfPassages } from '../../../../application/passage/wholeSearch';
import { formatCalendarDay } from '../../../../domain/basis/calendarDay';
import { Button } from '../../../design/controls/Button';
import styles from '../../download/DownloadPanel.module.css';
import { DownloadPanel } from '../../download/DownloadPanel';
import { useDownload } from '../../download/useDownload';
import { ExportState } from './ExportState';
import { passageSheet } from './passageSheet';

interface WholeSearchExportProps {
  readonly search: SearchOfPassages;
  /** Badge reference → name of the vehicle. */
  readonly vehicles: ReadonlyMap<string, string>;
  readonly onClose: () => void;
}

/**
 * Exports every page of the search as one file, CSV (M7.23, M7.25) or XLSX. Progress is shown; it can be
 * stopped, and goes on without fetching anything twice.
 */
export function WholeSearchExport({
  search,
  vehicles,
  onClose,
}: WholeSearchExportProps): ReactElement {
  const [format, setFormat] = useState<'csv' | 'xlsx'>('csv');
  const csv = useDownload(
    () => csvOfSearch(search),
    (kept, run: ExportRun) => exportSearch({ csv: kept, run }),
  );
  const xlsx = useDownload(
    () => workbookOfSearch(search),
    (whole, run: ExportRun) =>
      exportWorkbook({ whole, toSheet: (passages) => passageSheet(passages, vehicles), run }),
  );
  const { state, run, stop } = format === 'csv' ? csv : xlsx;
  const { from, to } = search.period;

  return (
    <DownloadPanel title="Exporter toute la recherche" status={state.status} onClose={onClose}>
      <p className={styles.note}>
        Tous les trajets du {formatCalendarDay(from)} au {formatCalendarDay(to)}, dans un seul
        fichier.
      </p>
      <ExportState format={format} state={state} onRun={() => void run()} onStop={stop} />
      {(state.status === 'idle' || state.status === 'done') && (
        <div className={styles.actions}>
          <Button
            variant={state.status === 'idle' ? 'primary' : 'outline'}
            onClick={() => {
              setFormat('csv');
              void csv.run();
            }}
          >
            Fichier CSV
          </Button>
          <Button
            variant="outline"
            onClick={() => {
              setFormat('xlsx');
              void xlsx.run();
            }}
          >
            Fichier Excel
          </Button>
        </div>
      )}
    </DownloadPanel>
  );
}

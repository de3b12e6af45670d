import { Box } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { formatCalendarDay } from '../../../words/format.fr';
import { exportSearch } from '../../../../application/passage/exportSearch';
import { exportWorkbook } from '../../../../application/passage/exportWorkbook';
import {
  recallCsv,
  recallSearch,
  releaseSearch,
  type ListedSearch,
} from '../../../../application/passage/heldSearch';
import type { ExportedSearch, ExportRun } from '../../../../application/passage/wholeSearch';
import type { AppThunk } from '../../../../application/kernel/AppThunk';
import { Actions } from '../../../design/controls/Actions';
import { Button } from '../../../design/controls/Button';
import { DownloadPanel } from '../../download/DownloadPanel';
import { useDownload } from '../../download/useDownload';
import { ExportState } from './ExportState';
import { passageSheet } from './passageSheet';

const TITLE = 'Exporter toute la recherche';

interface WholeSearchExportProps {
  readonly search: ListedSearch;
  /** Badge reference → name of the vehicle. */
  readonly vehicles: ReadonlyMap<string, string>;
  /** The file is saved: every page of the search has been read. */
  readonly onSaved: () => void;
  readonly onClose: () => void;
  readonly onRunning: (isRunning: boolean) => void;
}

/**
 * Exports every page of the search as one file, CSV (M7.23, M7.25) or XLSX. Progress is shown; it can be
 * stopped, and goes on without fetching anything twice.
 */
export function WholeSearchExport({
  search,
  vehicles,
  onSaved,
  onClose,
  onRunning,
}: WholeSearchExportProps): ReactElement {
  const [format, setFormat] = useState<'csv' | 'xlsx'>('csv');
  const release = ({ absent }: ExportedSearch): AppThunk => {
    onSaved();
    return releaseSearch(absent > 0);
  };
  const csv = useDownload({
    title: TITLE,
    recall: () => recallCsv(search),
    start: (kept, run: ExportRun) => exportSearch({ csv: kept, run }),
    release,
  });
  const xlsx = useDownload({
    title: TITLE,
    recall: () => recallSearch(search),
    start: (whole, run: ExportRun) =>
      exportWorkbook({ whole, toSheet: (passages) => passageSheet(passages, vehicles), run }),
    release,
  });
  const { state, run, stop } = format === 'csv' ? csv : xlsx;
  const { from, to } = search.period;

  return (
    <DownloadPanel title={TITLE} status={state.status} onClose={onClose} onRunning={onRunning}>
      <Box component="p" c="dimmed">
        {`Tous les trajets du ${formatCalendarDay(from)} au ${formatCalendarDay(to)}, cochés ou non, dans un seul fichier. «\u202fExporter en CSV\u202f» ne prend que les trajets cochés.`}
      </Box>
      <ExportState format={format} state={state} onRun={() => void run()} onStop={stop} />
      {(state.status === 'idle' || state.status === 'done') && (
        <Actions>
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
        </Actions>
      )}
    </DownloadPanel>
  );
}

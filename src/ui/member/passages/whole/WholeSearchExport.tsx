import type { ReactElement } from 'react';
import { csvOfSearch, exportSearch } from '../../../../application/passage/exportSearch';
import type { ExportRun, SearchOfPassages } from '../../../../application/passage/wholeSearch';
import { formatCalendarDay } from '../../../../domain/basis/calendarDay';
import { percentOfExport } from '../../../../domain/passage/exportProgress';
import { Button } from '../../../design/controls/Button';
import { Message } from '../../../design/feedback/Message';
import { messageFor } from '../../../messages/messageFor';
import styles from '../../download/DownloadPanel.module.css';
import { DownloadPanel } from '../../download/DownloadPanel';
import { DownloadProgress } from '../../download/DownloadProgress';
import { useDownload } from '../../download/useDownload';
import { exportMessages, progressWords, retryWords, savedWords } from './exportMessages';

interface WholeSearchExportProps {
  readonly search: SearchOfPassages;
  readonly onClose: () => void;
}

const label = 'Export de la recherche';

/**
 * Exports every page of the search as one file (M7.23, M7.25). Progress is shown; it can be stopped, and goes
 * on without fetching anything twice.
 */
export function WholeSearchExport({ search, onClose }: WholeSearchExportProps): ReactElement {
  const { state, run, stop } = useDownload(
    () => csvOfSearch(search),
    (csv, controls: ExportRun) => exportSearch({ csv, run: controls }),
  );
  const start = (): void => void run();
  const { from, to } = search.period;

  return (
    <DownloadPanel title="Exporter toute la recherche" status={state.status} onClose={onClose}>
      <p className={styles.note}>
        Tous les trajets du {formatCalendarDay(from)} au {formatCalendarDay(to)}, dans un seul
        fichier.
      </p>
      {state.status === 'idle' && (
        <div className={styles.actions}>
          <Button onClick={start}>Fichier CSV</Button>
        </div>
      )}
      {state.status === 'running' && (
        <DownloadProgress
          label={label}
          percent={state.progress === null ? 0 : percentOfExport(state.progress)}
          words={progressWords(state.progress)}
          onStop={stop}
        />
      )}
      {state.status === 'stopped' && (
        <>
          <Message tone="info">
            Export interrompu. Ce qui est déjà lu est gardé tant que cette page reste ouverte.
          </Message>
          <div className={styles.actions}>
            <Button onClick={start}>Reprendre</Button>
          </div>
        </>
      )}
      {state.status === 'failed' && (
        <>
          <Message tone="error">{messageFor(exportMessages, state.failure)}</Message>
          <div className={styles.actions}>
            <Button onClick={start}>{retryWords(state.failure)}</Button>
          </div>
        </>
      )}
      {state.status === 'done' && (
        <Message tone="success">{savedWords(state.output, 'export_passages.csv')}</Message>
      )}
    </DownloadPanel>
  );
}

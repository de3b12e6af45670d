import type { ReactElement } from 'react';
import type { ExportedSearch, ExportError } from '../../../../application/passage/wholeSearch';
import { percentOfExport, type ExportProgress } from '../../../../domain/passage/exportProgress';
import { Actions } from '../../../design/controls/Actions';
import { Button } from '../../../design/controls/Button';
import { Message } from '../../../design/feedback/Message';
import { messageFor } from '../../../messages/messageFor';
import { DownloadProgress } from '../../download/DownloadProgress';
import type { DownloadState } from '../../download/useDownload';
import { exportMessages, progressWords, retryWords, savedWords } from './exportMessages';

interface ExportStateProps {
  readonly format: 'csv' | 'xlsx';
  readonly state: DownloadState<ExportProgress, ExportError, ExportedSearch>;
  /** Goes on, or begins again. */
  readonly onRun: () => void;
  readonly onStop: () => void;
}

/** What an export does, or has done, and how to go on; nothing before it begins. */
export function ExportState({ format, state, onRun, onStop }: ExportStateProps): ReactElement {
  return (
    <>
      {state.status === 'running' && (
        <DownloadProgress
          label="Export de la recherche"
          percent={state.progress === null ? 0 : percentOfExport(state.progress, format)}
          words={progressWords(state.progress)}
          onStop={onStop}
        />
      )}
      {state.status === 'stopped' && (
        <>
          <Message tone="info">
            Export interrompu. Ce qui est déjà lu est gardé tant que cet onglet reste ouvert.
          </Message>
          <Actions>
            <Button onClick={onRun}>Reprendre</Button>
          </Actions>
        </>
      )}
      {state.status === 'failed' && (
        <>
          <Message tone="error">{messageFor(exportMessages, state.failure)}</Message>
          <Actions>
            <Button onClick={onRun}>{retryWords(state.failure)}</Button>
          </Actions>
        </>
      )}
      {state.status === 'done' && (
        <Message tone="success">{savedWords(state.output, `export_passages.${format}`)}</Message>
      )}
    </>
  );
}

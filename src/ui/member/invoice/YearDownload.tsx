import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';
import { formatDate } from '../../words/format.fr';
import {
  downloadInvoiceYear,
  type ArchiveRun,
  type MissingInvoice,
} from '../../../application/invoice/downloadInvoiceYear';
import { forgetArchive, recallArchive } from '../../../application/invoice/heldArchive';
import { percentDone } from '../../../domain/basis/percentDone';
import type { Invoice } from '../../../domain/invoice/invoice';
import type { InvoiceYear } from '../../../domain/invoice/invoiceYears';
import { Actions } from '../../design/controls/Actions';
import { Button } from '../../design/controls/Button';
import { Message } from '../../design/feedback/Message';
import { messageFor } from '../../messages/messageFor';
import styles from '../download/DownloadPanel.module.css';
import { DownloadPanel } from '../download/DownloadPanel';
import { DownloadProgress } from '../download/DownloadProgress';
import { useDownload } from '../download/useDownload';
import { archiveMessages, progressWords, savedWords } from './archiveMessages';
import { invoiceKindWords } from './invoiceWords';

interface YearDownloadProps {
  /** The reference of the contract. */
  readonly contract: string;
  readonly year: InvoiceYear;
  /** The documents of that year. */
  readonly invoices: readonly Invoice[];
  readonly onClose: () => void;
  readonly onRunning: (isRunning: boolean) => void;
}

/**
 * Downloads the documents of a year as one zip, at once (M7.20). It can be stopped, and goes on without
 * fetching a document twice; those that could not be had are listed.
 */
export function YearDownload({
  contract,
  year,
  invoices,
  onClose,
  onRunning,
}: YearDownloadProps): ReactElement {
  const savesArrived = useRef(false);
  const title = `Tout télécharger (${year})`;
  const { state, run, stop } = useDownload({
    title,
    recall: () => recallArchive({ contract, year, invoices }),
    start: (archive, controls: Omit<ArchiveRun, 'savesArrived'>) =>
      downloadInvoiceYear({
        archive,
        run: { ...controls, savesArrived: savesArrived.current },
      }),
    release: () => forgetArchive(),
  });
  const fetchAll = (): void => {
    savesArrived.current = false;
    void run();
  };
  const saveArrived = (): void => {
    savesArrived.current = true;
    void run();
  };
  const begin = useEffectEvent(fetchAll);
  useEffect(() => {
    begin();
  }, []);

  return (
    <DownloadPanel title={title} status={state.status} onClose={onClose} onRunning={onRunning}>
      {(state.status === 'running' || state.status === 'idle') && (
        <DownloadProgress
          label={`Téléchargement de ${year}`}
          percent={state.status === 'idle' || !state.progress ? 0 : percentDone(state.progress)}
          words={progressWords(state.status === 'idle' ? null : state.progress)}
          onStop={stop}
        />
      )}
      {state.status === 'stopped' && (
        <>
          <Message tone="info">
            Téléchargement interrompu. Les documents déjà téléchargés sont gardés tant que cet
            onglet reste ouvert.
          </Message>
          <Actions>
            <Button onClick={fetchAll}>Reprendre</Button>
          </Actions>
        </>
      )}
      {state.status === 'failed' && (
        <>
          <Message tone="error">{messageFor(archiveMessages, state.failure)}</Message>
          {state.failure.kind === 'archive/incomplete' && state.failure.arrived > 0 && (
            <MissingInvoices missing={state.failure.missing} />
          )}
          <Actions>
            <Button onClick={fetchAll}>Réessayer</Button>
            {state.failure.kind === 'archive/incomplete' && state.failure.arrived > 0 && (
              <Button variant="outline" onClick={saveArrived}>
                {state.failure.arrived === 1
                  ? "Enregistrer l'autre document"
                  : `Enregistrer les ${String(state.failure.arrived)} autres`}
              </Button>
            )}
          </Actions>
        </>
      )}
      {state.status === 'done' && <Message tone="success">{savedWords(state.output)}</Message>}
    </DownloadPanel>
  );
}

function MissingInvoices({
  missing,
}: {
  readonly missing: readonly MissingInvoice[];
}): ReactElement {
  return (
    <ul aria-label="Documents manquants" className={styles.missing}>
      {missing.map(({ invoice: { kind, number, createdAt } }) => (
        <li key={`${kind} ${number}`}>
          {`${invoiceKindWords[kind]} ${number} du ${formatDate(createdAt)}`}
        </li>
      ))}
    </ul>
  );
}

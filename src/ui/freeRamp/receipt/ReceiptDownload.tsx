import type { ReactElement } from 'react';
import { downloadReceipt } from '../../../application/freeRamp/downloadReceipt';
import type { Receipt } from '../../../domain/receipt';
import { AsyncButton } from '../../design/AsyncButton';
import { useRun } from '../../state/useRun';
import styles from './ReceiptDownload.module.css';

interface ReceiptDownloadProps {
  readonly receipt: Receipt;
  /** Its number stands beside it already: only a screen reader needs it again. */
  readonly isShort?: boolean;
}

/** Saves the PDF of a receipt; a toast says how it went (P2.35, P4.24). */
export function ReceiptDownload({ receipt, isShort = false }: ReceiptDownloadProps): ReactElement {
  const { state, run: download } = useRun(downloadReceipt);
  return (
    <AsyncButton variant="outline" state={state} onClick={() => void download(receipt.path)}>
      <span className={styles.words}>
        Télécharger <span className={isShort ? 'tp-hidden' : undefined}>le reçu {receipt.id}</span>
      </span>
    </AsyncButton>
  );
}

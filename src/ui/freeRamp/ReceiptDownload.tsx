import type { ReactElement, ReactNode } from 'react';
import { downloadReceipt } from '../../application/freeRamp/downloadReceipt';
import type { ReceiptPath } from '../../domain/receipt';
import { AsyncButton } from '../design/AsyncButton';
import { useRun } from '../state/useRun';
import styles from './ReceiptDownload.module.css';

interface ReceiptDownloadProps {
  readonly path: ReceiptPath;
  /** The button's words; among others of its kind they say which receipt it saves, if only to a screen reader. */
  readonly children: ReactNode;
}

/** Saves the PDF of a receipt; a toast says how it went (P2.35, P4.24). */
export function ReceiptDownload({ path, children }: ReceiptDownloadProps): ReactElement {
  const { state, run: download } = useRun(downloadReceipt);
  return (
    <AsyncButton variant="outline" state={state} onClick={() => void download(path)}>
      <span className={styles.words}>{children}</span>
    </AsyncButton>
  );
}

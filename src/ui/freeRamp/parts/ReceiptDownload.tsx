import type { ReactElement, ReactNode } from 'react';
import { downloadIcon } from '../../../../generated/areaIcons';
import { downloadReceipt } from '../../../application/freeRamp/downloadReceipt';
import type { ReceiptPath } from '../../../domain/freeRamp/receipt';
import { AsyncButton } from '../../design/controls/AsyncButton';
import { Icon } from '../../design/icon/Icon';
import type { ButtonVariant } from '../../design/controls/buttonClass';
import { useRun } from '../../state/useRun';
import styles from './ReceiptDownload.module.css';

interface ReceiptDownloadProps {
  readonly path: ReceiptPath;
  /** By default quiet, as in a row. */
  readonly variant?: ButtonVariant;
  /** Text of the button; in a list it names the receipt, at least for screen readers. */
  readonly children: ReactNode;
}

/** Downloads the PDF of a receipt; a toast reports the result (P2.35, P4.24). */
export function ReceiptDownload({
  path,
  variant = 'quiet',
  children,
}: ReceiptDownloadProps): ReactElement {
  const { state, run: download } = useRun(downloadReceipt);
  return (
    <AsyncButton
      variant={variant}
      icon={<Icon of={downloadIcon} />}
      state={state}
      onClick={() => void download(path)}
    >
      <span className={styles.words}>{children}</span>
    </AsyncButton>
  );
}

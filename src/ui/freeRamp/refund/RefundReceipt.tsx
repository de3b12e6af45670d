import type { ReactElement } from 'react';
import { downloadReceipt } from '../../../application/freeRamp/downloadReceipt';
import type { ReceiptPath } from '../../../domain/receipt';
import { AsyncButton } from '../../design/AsyncButton';
import { useRun } from '../../state/useRun';

interface RefundReceiptProps {
  readonly path: ReceiptPath;
  /** Of the ticket, which tells the button from the others; without it the button stands alone. */
  readonly identifier?: string;
}

/** Saves the receipt of a refund; a toast says how it went. */
export function RefundReceipt({ path, identifier }: RefundReceiptProps): ReactElement {
  const { state, run: download } = useRun(downloadReceipt);
  return (
    <AsyncButton variant="outline" state={state} onClick={() => void download(path)}>
      {identifier === undefined ? (
        'Télécharger le reçu'
      ) : (
        <>
          Télécharger<span className="tp-hidden"> le reçu du ticket {identifier}</span>
        </>
      )}
    </AsyncButton>
  );
}

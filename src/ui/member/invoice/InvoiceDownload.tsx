import type { ReactElement } from 'react';
import { downloadInvoice } from '../../../application/member/downloadInvoice';
import type { Invoice } from '../../../domain/invoice';
import { AsyncButton } from '../../design/AsyncButton';
import { useRun } from '../../state/useRun';
import { theInvoice } from './invoiceWords';

interface InvoiceDownloadProps {
  readonly invoice: Invoice;
  /** Among others of its kind, the button's name says which document it saves. */
  readonly isNamed?: boolean;
}

/** Saves the PDF of one document; a toast says how it went (M2.24). */
export function InvoiceDownload({ invoice, isNamed = false }: InvoiceDownloadProps): ReactElement {
  const { state, run: download } = useRun(downloadInvoice);
  return (
    <AsyncButton variant="outline" state={state} onClick={() => void download(invoice)}>
      Télécharger{isNamed && <span className="tp-hidden"> {theInvoice(invoice)}</span>}
    </AsyncButton>
  );
}

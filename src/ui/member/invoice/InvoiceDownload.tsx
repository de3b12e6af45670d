import { isRight } from 'fp-ts/Either';
import { useState, type ReactElement } from 'react';
import { downloadInvoice } from '../../../application/member/downloadInvoice';
import type { Invoice } from '../../../domain/invoice';
import { AsyncButton, type AsyncState } from '../../design/AsyncButton';
import { useAppDispatch } from '../../state/appHooks';
import { theInvoice } from './invoiceWords';

interface InvoiceDownloadProps {
  readonly invoice: Invoice;
  /** Among others of its kind, the button's name says which document it saves. */
  readonly isNamed?: boolean;
}

/** Saves the PDF of one document; a toast says how it went (M2.24). */
export function InvoiceDownload({ invoice, isNamed = false }: InvoiceDownloadProps): ReactElement {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<AsyncState>('idle');
  const download = (): void => {
    setState('loading');
    void dispatch(downloadInvoice(invoice)).then((result) => {
      setState(isRight(result) ? 'success' : 'fail');
    });
  };
  return (
    <AsyncButton variant="outline" state={state} onClick={download}>
      Télécharger{isNamed && <span className="tp-hidden"> {theInvoice(invoice)}</span>}
    </AsyncButton>
  );
}

import type { ReactElement } from 'react';
import { downloadIcon } from '../../../../generated/areaIcons';
import { downloadInvoice } from '../../../application/invoice/downloadInvoice';
import type { Invoice } from '../../../domain/invoice/invoice';
import { AsyncButton } from '../../design/controls/AsyncButton';
import { Icon } from '../../design/icon/Icon';
import { useRun } from '../../state/useRun';
import { theInvoice } from './invoiceWords';

interface InvoiceDownloadProps {
  readonly invoice: Invoice;
  /** In a list, the accessible name of the button names the document. */
  readonly isNamed?: boolean;
  /** An icon alone, for a dense list; its accessible name is that of a list. */
  readonly isDense?: boolean;
}

/** Downloads the PDF of a document; a toast reports the result (M2.24). */
export function InvoiceDownload({
  invoice,
  isNamed = false,
  isDense = false,
}: InvoiceDownloadProps): ReactElement {
  const { state, run: download } = useRun(downloadInvoice);
  const icon = <Icon of={downloadIcon} />;
  const start = (): void => void download(invoice);
  if (isDense) {
    return (
      <AsyncButton
        variant="quiet"
        state={state}
        isIcon
        aria-label={`Télécharger ${theInvoice(invoice)}`}
        onClick={start}
      >
        {icon}
      </AsyncButton>
    );
  }
  return (
    <AsyncButton variant={isNamed ? 'quiet' : 'outline'} icon={icon} state={state} onClick={start}>
      <span>Télécharger</span>
      {isNamed && <span className="tp-hidden">{` ${theInvoice(invoice)}`}</span>}
    </AsyncButton>
  );
}

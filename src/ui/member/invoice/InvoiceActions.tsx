import type { ReactElement } from 'react';
import { generatePath } from 'react-router-dom';
import { eyeIcon } from '../../../../generated/memberIcons';
import type { Invoice } from '../../../domain/invoice/invoice';
import type { UnpaidInvoice } from '../../../domain/invoice/unpaidInvoice';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { routes } from '../../navigation/routes';
import type { UnpaidPayment } from '../settle/useUnpaidPayment';
import { IconWords } from '../badge/IconWords';
import { InvoiceDownload } from './InvoiceDownload';
import { theInvoice } from './invoiceWords';
import { PayDebt } from './PayDebt';

interface InvoiceActionsProps {
  readonly invoice: Invoice;
  /** The debt to pay from this row: one debt may name three invoices, and is paid from the first (M3.5). */
  readonly unpaid: UnpaidInvoice | undefined;
  readonly isOnlyUnpaid: boolean;
  readonly payment: UnpaidPayment;
}

/** The actions of a row; the button that pays has the amount in its name. */
export function InvoiceActions({
  invoice,
  unpaid,
  isOnlyUnpaid,
  payment,
}: InvoiceActionsProps): ReactElement {
  return (
    <>
      {unpaid && (
        <PayDebt
          debt={unpaid}
          isOnly={isOnlyUnpaid}
          isAmountShown={unpaid.total === invoice.amount}
          payment={payment}
        />
      )}
      <ButtonLink
        variant="quiet"
        to={generatePath(routes.invoiceView, { id: invoice.number })}
        aria-label={`Visualiser ${theInvoice(invoice)}`}
      >
        <IconWords icon={eyeIcon}>Visualiser</IconWords>
      </ButtonLink>
      <InvoiceDownload invoice={invoice} isNamed />
    </>
  );
}

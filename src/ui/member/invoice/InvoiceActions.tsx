import type { ReactElement } from 'react';
import { generatePath } from 'react-router-dom';
import { formatEuros } from '../../words/format.fr';
import { cardIcon } from '../../../../generated/icons';
import { eyeIcon } from '../../../../generated/memberIcons';
import type { Invoice } from '../../../domain/invoice/invoice';
import type { UnpaidInvoice } from '../../../domain/invoice/unpaidInvoice';
import { AsyncButton } from '../../design/controls/AsyncButton';
import { Icon } from '../../design/icon/Icon';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { routes } from '../../navigation/routes';
import { payingWords, type UnpaidPayment } from '../settle/useUnpaidPayment';
import { IconWords } from '../badge/IconWords';
import { InvoiceDownload } from './InvoiceDownload';
import { theInvoice } from './invoiceWords';

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
  const isAmountOfRow = unpaid?.total === invoice.amount;
  return (
    <>
      {unpaid && (
        <AsyncButton
          variant={isOnlyUnpaid ? 'action' : 'primary'}
          icon={<Icon of={cardIcon} />}
          state={payment.stateOf(unpaid.reference)}
          disabled={payment.isBusy}
          messages={payingWords}
          onClick={() => void payment.pay(unpaid)}
        >
          <span>Payer</span>
          <span className={isAmountOfRow ? 'tp-hidden' : undefined}>
            {` ${formatEuros(unpaid.total)}`}
          </span>
        </AsyncButton>
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

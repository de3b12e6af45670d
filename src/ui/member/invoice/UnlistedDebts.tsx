import type { ReactElement } from 'react';
import type { UnpaidInvoice } from '../../../domain/invoice/unpaidInvoice';
import { Message } from '../../design/feedback/Message';
import type { UnpaidPayment } from '../settle/useUnpaidPayment';
import { PayDebt } from './PayDebt';

interface UnlistedDebtsProps {
  /** Those that name no document of the list. */
  readonly debts: readonly UnpaidInvoice[];
  /** Nothing else is due on the contract. */
  readonly isOnlyUnpaid: boolean;
  readonly payment: UnpaidPayment;
}

/** Debts without a row to be paid from: the numbers of their invoices may be missing (M1.7, M3.5). */
export function UnlistedDebts({ debts, isOnlyUnpaid, payment }: UnlistedDebtsProps): ReactElement {
  return (
    <>
      {debts.map((debt) => (
        <Message
          key={debt.reference}
          tone="info"
          action={
            <PayDebt debt={debt} isOnly={isOnlyUnpaid} isAmountShown={false} payment={payment} />
          }
        >
          {`Une somme à régler n'est sur aucun document de cette liste\u202f: référence ${debt.reference}.`}
        </Message>
      ))}
    </>
  );
}

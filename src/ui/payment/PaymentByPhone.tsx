import type { ReactElement } from 'react';
import { formatEuros, type Cents } from '../../domain/basis/money';
import type { PaidReference } from '../../domain/payment/paidReference';
import { operator, phoneHref } from '../operator';

interface PaymentByPhoneProps {
  readonly reference: PaidReference;
  readonly amount: Cents;
}

/** Shown when the bank's page cannot be opened: the phone number, and the reference to quote (M9.7). */
export function PaymentByPhone({ reference, amount }: PaymentByPhoneProps): ReactElement {
  return (
    <p>
      La page de paiement n'a pas pu s'ouvrir, rien n'a été payé. Réessayez, ou appelez le{' '}
      <a href={phoneHref(operator.phone)}>{operator.phone}</a> en indiquant la référence {reference}{' '}
      et le montant affiché, {formatEuros(amount)}.
    </p>
  );
}

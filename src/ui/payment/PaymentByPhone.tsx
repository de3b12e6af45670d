import type { ReactElement } from 'react';
import { formatEuros, type Cents } from '../../domain/money';
import type { PaidReference } from '../../domain/paidReference';
import { operator, phoneHref } from '../operator';

interface PaymentByPhoneProps {
  readonly reference: PaidReference;
  readonly amount: Cents;
}

/** The way on when the bank's page cannot be opened: who helps, and what to quote (M9.7). */
export function PaymentByPhone({ reference, amount }: PaymentByPhoneProps): ReactElement {
  return (
    <p>
      La page de paiement n'a pas pu s'ouvrir, rien n'a été payé. Réessayez, ou appelez le{' '}
      <a href={phoneHref(operator.phone)}>{operator.phone}</a> en indiquant la référence {reference}{' '}
      et le montant affiché, {formatEuros(amount)}.
    </p>
  );
}

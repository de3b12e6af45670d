import type { ReactElement } from 'react';
import { words } from '#words/payment/payByCard';
import type { Cents } from '../../domain/basis/money';
import type { PaidReference } from '../../domain/payment/paidReference';
import { Marked } from '../design/text/Marked';
import { operator, phoneHref } from '../operator';

interface PaymentByPhoneProps {
  readonly reference: PaidReference;
  readonly amount: Cents;
}

/** Shown when the bank's page cannot be opened: the phone number, and the reference to quote (M9.7). */
export function PaymentByPhone({ reference, amount }: PaymentByPhoneProps): ReactElement {
  return (
    <p>
      <Marked
        text={words.notOpened(operator.phone, reference, amount)}
        mark={(phone) => <a href={phoneHref(operator.phone)}>{phone}</a>}
      />
    </p>
  );
}

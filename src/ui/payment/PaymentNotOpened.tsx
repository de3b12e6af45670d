import type { ReactElement } from 'react';
import { words as shared } from '../design/shared.words.fr';
import { words } from './payByCard.words.fr';
import type { ServiceError } from '../../application/kernel/ServiceError';
import { isOtherDebt, type PaymentNotOpened as Failure } from '../../application/payment/payByCard';
import type { Cents } from '../../domain/basis/money';
import type { PaidReference } from '../../domain/payment/paidReference';
import { Button } from '../design/controls/Button';
import { Marked } from '../design/text/Marked';
import { operator, phoneHref } from '../operator';

interface PaymentNotOpenedProps {
  readonly failure: Failure | ServiceError;
  readonly reference: PaidReference;
  readonly amount: Cents;
  /** Only the link of the mobile application named the amount: the page cannot show another one. */
  readonly isOfLink?: boolean;
  readonly onRetry: () => void;
}

/**
 * Shown when the bank's page was not opened: the phone number, and the reference to quote (M9.7). The amount
 * is not repeated when the server has said that another one is due.
 */
export function PaymentNotOpened({
  failure,
  reference,
  amount,
  isOfLink = false,
  onRetry,
}: PaymentNotOpenedProps): ReactElement {
  return (
    <>
      <p>
        <Marked
          text={
            isOtherDebt(failure)
              ? words.otherDebt(operator.phone, reference, isOfLink)
              : words.notOpened(operator.phone, reference, amount)
          }
          mark={(phone) => <a href={phoneHref(operator.phone)}>{phone}</a>}
        />
      </p>
      {!isOtherDebt(failure) && (
        <Button variant="outline" onClick={onRetry}>
          {shared.retry}
        </Button>
      )}
    </>
  );
}

import type { ReactElement } from 'react';
import { words } from './payment.words.fr';
import { recallPayment } from '../../application/payment/paymentRecords';
import { useAppDispatch } from '../state/appHooks';

/**
 * The last attempt of this visit to pay a reference, as a line to quote (D4), and whether the bank has
 * probably accepted it (D2); nothing before the first one. A new attempt renders its page.
 */
export function PaymentAttempt({ reference }: { readonly reference: string }): ReactElement {
  const dispatch = useAppDispatch();
  const { attempt = null, isUnsettled = false } = dispatch(recallPayment(reference)) ?? {};
  return (
    <>
      {isUnsettled && (
        <p>
          <strong>{words.unsettled.before}</strong>
        </p>
      )}
      {attempt !== null && (
        <p>
          <span>{words.attempt(attempt.at, reference, attempt.amount)}</span>{' '}
          <span>{words.keepAttempt}</span>
        </p>
      )}
    </>
  );
}

import type { ReactElement } from 'react';
import { words } from './payment.words.fr';
import { recallPayment, whyNotAgain } from '../../application/payment/paymentRecords';
import { useAppDispatch } from '../state/appHooks';

/**
 * Beside a button that pays a reference: the last attempt of this visit, as a line to quote (D4), and why not
 * to pay again, where the bank has probably accepted it, or the server has confirmed it and still lists it
 * (D2, D3); nothing before the first one. A new attempt renders its page.
 */
export function PaymentAttempt({ reference }: { readonly reference: string }): ReactElement {
  const dispatch = useAppDispatch();
  const { attempt = null } = dispatch(recallPayment(reference)) ?? {};
  const reason = dispatch(whyNotAgain(reference));
  return (
    <>
      {reason !== null && (
        <p>
          <strong>{reason === 'confirmed' ? words.confirmedHere : words.unsettled.before}</strong>
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

import type { ReactElement } from 'react';
import { words } from './payment.words.fr';
import { recallPayment } from '../../application/payment/paymentRecords';
import { useAppDispatch } from '../state/appHooks';

/**
 * The last attempt of this visit to pay a reference, as a line to quote (D4); nothing before the first one. A
 * new attempt renders its page.
 */
export function PaymentAttempt({ reference }: { readonly reference: string }): ReactElement | null {
  const dispatch = useAppDispatch();
  const attempt = dispatch(recallPayment(reference))?.attempt ?? null;
  if (attempt === null) return null;
  return (
    <p>
      <span>{words.attempt(attempt.at, reference, attempt.amount)}</span>{' '}
      <span>{words.keepAttempt}</span>
    </p>
  );
}

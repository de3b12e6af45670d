import { generatePath } from 'react-router-dom';
import type { MemberPaymentType, PaidReference } from '../../../domain/payment/paidReference';
import type { PaymentReturns } from '../../../domain/payment/paymentRequest';
import { routes } from '../../navigation/routes';

/** The addresses to which the bank returns after a payment under `reference` (M2.17). */
export function checkoutReturns(type: MemberPaymentType, reference: PaidReference): PaymentReturns {
  const search = `?reference=${encodeURIComponent(reference)}`;
  const back = (state: 'success' | 'fail'): string =>
    `${generatePath(routes.checkout, { type, state })}${search}`;
  return { success: back('success'), failure: back('fail'), isMobile: false };
}

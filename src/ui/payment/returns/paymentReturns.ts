import { generatePath } from 'react-router-dom';
import type { PaidReference, PublicPaymentType } from '../../../domain/payment/paidReference';
import type { PaymentReturns } from '../../../domain/payment/paymentRequest';
import { routes } from '../../navigation/routes';

/**
 * The types of payment that return to the public site: its own, and those that the mobile application
 * requests (P2.30, P2.31).
 */
export type ReturnType = PublicPaymentType | 'mobile';

/** The addresses that the bank redirects to after a payment of `reference`. */
export function paymentReturns(type: ReturnType, reference: PaidReference): PaymentReturns {
  const search = `?reference=${encodeURIComponent(reference)}`;
  const back = (state: 'success' | 'fail'): string =>
    `${generatePath(routes.paymentReturn, { type, state })}${search}`;
  return { success: back('success'), failure: back('fail'), isMobile: type === 'mobile' };
}

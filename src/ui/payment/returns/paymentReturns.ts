import { generatePath } from 'react-router-dom';
import type { PaidReference, PublicPaymentType } from '../../../domain/paidReference';
import type { PaymentReturns } from '../../../domain/paymentForm';
import { routes } from '../../navigation/routes';

/** What comes back to the public site: a payment of one of its types, or one that the mobile application asked for (P2.30, P2.31). */
export type ReturnType = PublicPaymentType | 'mobile';

/** Where a payer comes back to after paying under `reference`. */
export function paymentReturns(type: ReturnType, reference: PaidReference): PaymentReturns {
  const search = `?reference=${encodeURIComponent(reference)}`;
  const back = (state: 'success' | 'fail'): string =>
    `${generatePath(routes.paymentReturn, { type, state })}${search}`;
  return { success: back('success'), failure: back('fail') };
}

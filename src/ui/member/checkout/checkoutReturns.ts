import type { MemberPaymentType } from '../../../domain/paidReference';
import type { PaymentReturns } from '../../../domain/paymentForm';
import { routes } from '../../navigation/routes';

/** Where a subscriber comes back to after paying `reference`, CDW and 7 digits or PLI whole (M2.17, M9.7). */
export function checkoutReturns(type: MemberPaymentType, reference: string): PaymentReturns {
  const folder = `${routes.checkout}/${type}`;
  const search = `?reference=${encodeURIComponent(reference)}`;
  return { success: `${folder}/success${search}`, failure: `${folder}/fail${search}` };
}

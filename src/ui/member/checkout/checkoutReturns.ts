import type { MemberPaymentType, PaidReference } from '../../../domain/paidReference';
import type { PaymentReturns } from '../../../domain/paymentForm';
import { routes } from '../../navigation/routes';

/** Where a subscriber comes back to after paying under `reference` (M2.17). */
export function checkoutReturns(type: MemberPaymentType, reference: PaidReference): PaymentReturns {
  const folder = `${routes.checkout}/${type}`;
  const search = `?reference=${encodeURIComponent(reference)}`;
  return { success: `${folder}/success${search}`, failure: `${folder}/fail${search}` };
}

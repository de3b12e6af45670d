import { isRight, type Either } from 'fp-ts/Either';
import type { MemberPaymentType, PaidReference } from '../../domain/paidReference';
import type { AppThunk } from '../kernel/AppThunk';
import type { ServiceError } from '../kernel/ServiceError';
import { confirmPayment } from '../payment/confirmPayment';
import type { PaymentRefused } from '../ports/PaymentGateway';
import { forgetBadgeOrder } from './badgeOrderDraft';
import { refreshBadges } from './refreshBadges';
import { refreshSubscriber } from './refreshSubscriber';

export interface MemberPayment {
  readonly type: MemberPaymentType;
  readonly reference: PaidReference;
}

/**
 * Asks whether a payment stands. When it does, the order that was kept is forgotten and what it changed is fetched again: the
 * badges that were ordered, or all that hung on the invoices (M4.6, M7.12).
 */
export function confirmMemberPayment(
  payment: MemberPayment,
): AppThunk<Promise<Either<ServiceError | PaymentRefused, void>>> {
  return async (dispatch) => {
    const result = await dispatch(confirmPayment(payment));
    if (isRight(result)) {
      dispatch(forgetBadgeOrder(payment.reference));
      if (payment.type === 'badge') void dispatch(refreshBadges());
      else void dispatch(refreshSubscriber());
    }
    return result;
  };
}

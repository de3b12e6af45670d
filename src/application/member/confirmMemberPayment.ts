import { isRight, type Either } from 'fp-ts/Either';
import type { MemberPaymentType } from '../../domain/paidReference';
import type { AppThunk } from '../kernel/AppThunk';
import type { ServiceError } from '../kernel/ServiceError';
import {
  confirmPayment,
  type PaymentNotConfirmed,
  type ReturnedPayment,
} from '../payment/confirmPayment';
import { forgetBadgeOrder } from './badgeOrderDraft';
import { refreshBadges } from './refreshBadges';
import { refreshSubscriber } from './refreshSubscriber';

export interface MemberPayment extends ReturnedPayment {
  readonly type: MemberPaymentType;
}

/**
 * Asks whether a payment stands. When it does, the order that was kept is forgotten and what it changed is fetched again: the
 * badges that were ordered, or all that hung on the invoices (M4.6, M7.12).
 */
export function confirmMemberPayment(
  payment: MemberPayment,
): AppThunk<Promise<Either<ServiceError | PaymentNotConfirmed, void>>> {
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

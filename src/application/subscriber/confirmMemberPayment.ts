import * as E from 'fp-ts/Either';
import type { MemberPaymentType } from '../../domain/payment/paidReference';
import type { AppThunk } from '../kernel/AppThunk';
import type { ServiceError } from '../kernel/ServiceError';
import {
  confirmPayment,
  type PaymentNotConfirmed,
  type ReturnedPayment,
} from '../payment/confirmPayment';
import { forgetBadgeOrder } from '../ordering/badgeOrderDraft';
import { refreshBadges } from './refreshBadges';
import { refreshSubscriber } from './refreshSubscriber';

export interface MemberPayment extends ReturnedPayment {
  readonly type: MemberPaymentType;
}

/**
 * Requests whether a payment is confirmed. If it is, the stored order is removed and the changed data is
 * fetched again: the badges that were ordered (M7.12), and what a payment changes in the contract: its
 * balance, its number of badges and its history (M2.3, M4.6).
 */
export function confirmMemberPayment(
  payment: MemberPayment,
): AppThunk<Promise<E.Either<ServiceError | PaymentNotConfirmed, void>>> {
  return async (dispatch) => {
    const result = await dispatch(confirmPayment(payment));
    if (E.isRight(result)) {
      dispatch(forgetBadgeOrder(payment.reference));
      void dispatch(refreshPaid(payment.type));
    }
    return result;
  };
}

/** The badges last: their own call knows them first, and the subscriber's answer has badges too. */
function refreshPaid(type: MemberPaymentType): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(refreshSubscriber());
    if (type === 'badge') await dispatch(refreshBadges());
  };
}

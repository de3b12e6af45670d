import * as E from 'fp-ts/Either';
import type { OrderReference } from '../../domain/payment/orderReference';
import type { AppThunk } from '../kernel/AppThunk';
import type { ServiceError } from '../kernel/ServiceError';
import { payByCard, type CardPayment, type PaymentNotOpened } from '../payment/payByCard';
import type { AppState } from '../store';
import { checkPaid } from './openPurchase';

export interface PurchasePayment extends CardPayment {
  readonly reference: OrderReference;
}

/**
 * Opens the bank's page once the server has reported that the order is not paid (P7.19): the payer may have
 * returned from the bank by another route, while this page did not change. Returns whether the order was
 * already paid.
 */
export function payPurchase(
  payment: PurchasePayment,
): AppThunk<Promise<E.Either<ServiceError | PaymentNotOpened, boolean>>, AppState> {
  return async (dispatch) => {
    const isPaid = await dispatch(checkPaid(payment.reference));
    if (E.isLeft(isPaid) || isPaid.right) return isPaid;
    const opened = await dispatch(payByCard(payment));
    return E.isLeft(opened) ? opened : E.right(false);
  };
}

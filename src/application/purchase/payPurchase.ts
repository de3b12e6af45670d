import { isLeft, right, type Either } from 'fp-ts/Either';
import type { OrderReference } from '../../domain/orderReference';
import type { AppThunk } from '../kernel/AppThunk';
import type { ServiceError } from '../kernel/ServiceError';
import { payByCard, type CardPayment, type PaymentNotOpened } from '../payment/payByCard';
import type { AppState } from '../store';
import { checkPaid } from './openPurchase';

export interface PurchasePayment extends CardPayment {
  readonly reference: OrderReference;
}

/**
 * Leaves for the bank's page once the server has said that the order is not paid (P7.19): the payer may be
 * back from that page by another way, with this one as it was. Answers whether it was paid before.
 */
export function payPurchase(
  payment: PurchasePayment,
): AppThunk<Promise<Either<ServiceError | PaymentNotOpened, boolean>>, AppState> {
  return async (dispatch) => {
    const isPaid = await dispatch(checkPaid(payment.reference));
    if (isLeft(isPaid) || isPaid.right) return isPaid;
    const opened = await dispatch(payByCard(payment));
    return isLeft(opened) ? opened : right(false);
  };
}

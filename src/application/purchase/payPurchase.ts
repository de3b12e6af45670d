import type * as E from 'fp-ts/Either';
import type { OrderReference } from '../../domain/payment/orderReference';
import type { AppThunk } from '../kernel/AppThunk';
import type { ServiceError } from '../kernel/ServiceError';
import type { CardPayment, PaymentNotOpened } from '../payment/payByCard';
import { payOnce } from '../payment/payOnce';
import type { AppState } from '../store';
import { checkPaid } from './openPurchase';

export interface PurchasePayment extends CardPayment {
  readonly reference: OrderReference;
}

/**
 * Pays an order of a subscription, once (P7.19). What the server answers about its payment is also shown by
 * the page. Returns whether the order was already paid.
 */
export function payPurchase(
  payment: PurchasePayment,
): AppThunk<Promise<E.Either<ServiceError | PaymentNotOpened, boolean>>, AppState> {
  return payOnce(payment, () => checkPaid(payment.reference));
}

import * as E from 'fp-ts/Either';
import { isNothingDue } from '../../domain/basis/money';
import type { AppThunk } from '../kernel/AppThunk';
import type { ServiceError } from '../kernel/ServiceError';
import type { AppState } from '../store';
import { askWhetherFree, askWhetherPaid, type AskedPayment } from './askWhetherPaid';
import { payByCard, type CardPayment, type PaymentNotOpened } from './payByCard';
import { recordAttempt } from './paymentRecords';

export type OncePayment = CardPayment & AskedPayment;

type AskPaid = () => AppThunk<Promise<E.Either<ServiceError, boolean>>, AppState>;

/**
 * Opens the bank's page, for every kind of payment above 0 € and on every device, once the server has
 * answered that it is not paid; without an answer the bank stays closed (P2.31). The same call validates an
 * order of 0 euro: where only a link named the amount, a call that only reads tells first that the order is
 * not free. The attempt is recorded before anything is sent. Returns whether it was already paid.
 */
export function payOnce(
  payment: OncePayment,
  askPaid: AskPaid = () => askWhetherPaid(payment),
): AppThunk<Promise<E.Either<ServiceError | PaymentNotOpened, boolean>>, AppState> {
  return async (dispatch) => {
    if (!isNothingDue(payment.amount)) {
      dispatch(recordAttempt(payment));
      if (payment.type === 'order' && payment.debt === null) {
        const isFree = await dispatch(askWhetherFree(payment));
        if (E.isLeft(isFree)) return isFree;
        if (isFree.right) return E.left({ kind: 'payment/nothing-due' });
      }
      const isPaid = await dispatch(askPaid());
      if (E.isLeft(isPaid) || isPaid.right) return isPaid;
    }
    const opened = await dispatch(payByCard(payment));
    return E.isLeft(opened) ? opened : E.right(false);
  };
}

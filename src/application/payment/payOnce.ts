import * as E from 'fp-ts/Either';
import type { AppThunk } from '../kernel/AppThunk';
import type { ServiceError } from '../kernel/ServiceError';
import { askWhetherPaid, type AskedPayment } from './askWhetherPaid';
import { payByCard, type CardPayment, type PaymentNotOpened } from './payByCard';
import { wasSent } from './paymentRecords';

export type OncePayment = CardPayment & AskedPayment;

/**
 * Opens the bank's page. If this visit has sent the payer to the bank for the same reference before, the
 * server is first asked whether it is paid: the payer may have returned by another route. Without such a
 * record it is not asked, because the same call validates an order of 0 euro, whatever the amount of a link.
 * Returns whether it was already paid.
 */
export function payOnce(
  payment: OncePayment,
): AppThunk<Promise<E.Either<ServiceError | PaymentNotOpened, boolean>>> {
  return async (dispatch) => {
    const { type, reference } = payment;
    if (dispatch(wasSent(reference))) {
      const isPaid = await dispatch(askWhetherPaid({ type, reference }));
      if (E.isLeft(isPaid) || isPaid.right) return isPaid;
    }
    const opened = await dispatch(payByCard(payment));
    return E.isLeft(opened) ? opened : E.right(false);
  };
}

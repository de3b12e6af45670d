import * as E from 'fp-ts/Either';
import type { Contract } from '../../domain/contract/contract';
import type { UnpaidInvoice } from '../../domain/invoice/unpaidInvoice';
import { contractPaymentAddress } from '../../domain/payment/paymentAddress';
import type { PaymentReturns } from '../../domain/payment/paymentForm';
import { plainDebt } from '../../domain/payment/paymentRecord';
import type { AppThunk } from '../kernel/AppThunk';
import { askWhetherPaid } from '../payment/askWhetherPaid';
import { isOtherDebt, payByCard } from '../payment/payByCard';
import { recallPayment } from '../payment/paymentRecords';
import { refreshSubscriber } from './refreshSubscriber';

export interface UnpaidToSettle {
  readonly contract: Contract;
  readonly unpaid: UnpaidInvoice;
  /** The e-mail of the subscriber. */
  readonly email: string;
  /** Whether the subscriber still waits: otherwise the bank's page is not opened. */
  readonly isAwaited: () => boolean;
  /** The addresses that the bank sends the payer back to. */
  readonly returns: PaymentReturns;
}

/**
 * The result: the bank's page opens, the invoices were already paid, the server answers that this is not what
 * is due, or nothing could be done. A toast has reported the last two.
 */
export type UnpaidSettlement = 'bank' | 'paidBefore' | 'otherDebt' | 'failed';

/**
 * Pays unpaid invoices by card, under their reference and with their total (M2.20, M9.7). If this visit has
 * sent the payer to the bank for them before, the server is first asked whether they are paid: the payer may
 * have returned by another route. What the server refuses is fetched again: it may be paid, or changed.
 */
export function settleUnpaidInvoices(asked: UnpaidToSettle): AppThunk<Promise<UnpaidSettlement>> {
  return async (dispatch) => {
    const { contract, unpaid, email, isAwaited, returns } = asked;
    const { reference, total, invoiceNumbers } = unpaid;
    if (dispatch(recallPayment(reference)) !== null) {
      const isPaid = await dispatch(askWhetherPaid(reference));
      if (E.isLeft(isPaid)) return 'failed';
      if (isPaid.right) return 'paidBefore';
    }
    const payment = await dispatch(
      payByCard({
        type: 'invoice',
        reference,
        amount: total,
        email,
        billing: contractPaymentAddress(contract),
        isAwaited,
        debt: { ...plainDebt, contract: contract.reference, invoices: invoiceNumbers },
        returns,
      }),
    );
    if (E.isRight(payment)) return 'bank';
    if (!isOtherDebt(payment.left)) return 'failed';
    void dispatch(refreshSubscriber());
    return 'otherDebt';
  };
}

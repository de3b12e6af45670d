import * as E from 'fp-ts/Either';
import type { Country } from '../../domain/basis/country';
import type { Contract } from '../../domain/contract/contract';
import type { UnpaidInvoice } from '../../domain/invoice/unpaidInvoice';
import { contractPaymentAddress } from '../../domain/payment/paymentAddress';
import type { PaymentReturns } from '../../domain/payment/paymentRequest';
import { plainDebt } from '../../domain/payment/paymentRecord';
import type { AppThunk } from '../kernel/AppThunk';
import { isOtherDebt } from '../payment/payByCard';
import { payOnce } from '../payment/payOnce';
import type { AppState } from '../store';
import { refreshSubscriber } from './refreshSubscriber';

export interface UnpaidToSettle {
  readonly contract: Contract;
  readonly unpaid: UnpaidInvoice;
  /** The e-mail of the subscriber. */
  readonly email: string;
  /** The country of the payer (P7.19). */
  readonly country: Country;
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
 * Pays unpaid invoices by card, once, under their reference and with their total (M2.20, M9.7). What the
 * server refuses is fetched again: it may be paid, or changed.
 */
export function settleUnpaidInvoices(
  asked: UnpaidToSettle,
): AppThunk<Promise<UnpaidSettlement>, AppState> {
  return async (dispatch) => {
    const { contract, unpaid, email, country, isAwaited, returns } = asked;
    const { reference, total, invoiceNumbers } = unpaid;
    const payment = await dispatch(
      payOnce({
        type: 'invoice',
        reference,
        amount: total,
        email,
        billing: contractPaymentAddress(contract, country),
        isAwaited,
        debt: { ...plainDebt, contract: contract.reference, invoices: invoiceNumbers },
        returns,
      }),
    );
    if (E.isRight(payment)) return payment.right ? 'paidBefore' : 'bank';
    if (!isOtherDebt(payment.left)) return 'failed';
    void dispatch(refreshSubscriber());
    return 'otherDebt';
  };
}

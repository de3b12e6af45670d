import type { Cents } from '../../domain/basis/money';
import {
  readPaymentRecords,
  recordOfPayment,
  withConfirmedPayment,
  withSentPayment,
  type KnownDebt,
  type PaymentRecord,
} from '../../domain/payment/paymentRecord';
import type { AppThunk } from '../kernel/AppThunk';
import type { BrowserPorts } from '../ports/Ports';

type Records = Pick<BrowserPorts, 'paymentRecords'>;

/** Stores what is sent to the bank, for the receipt: the address of the return has the reference only. */
export function recordSent(
  { paymentRecords }: Records,
  payment: { readonly reference: string; readonly amount: Cents },
  debt: KnownDebt | null,
): void {
  const records = readPaymentRecords(paymentRecords.read());
  paymentRecords.write(withSentPayment(records, payment, debt));
}

/** Stores when the server confirmed a payment: a reload shows the same date. */
export function recordConfirmed(
  { paymentRecords, clock }: Records & Pick<BrowserPorts, 'clock'>,
  reference: string,
): void {
  const records = readPaymentRecords(paymentRecords.read());
  paymentRecords.write(withConfirmedPayment(records, reference, clock.now()));
}

/** What this visit knows of a payment, for its receipt; null without a record. */
export function recallPayment(reference: string): AppThunk<PaymentRecord | null> {
  return (_dispatch, _getState, { browser }) =>
    recordOfPayment(readPaymentRecords(browser.paymentRecords.read()), reference);
}

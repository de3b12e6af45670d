import type { Cents } from '../../domain/basis/money';
import {
  readPaymentRecords,
  shownRecord,
  withAttempt,
  withConfirmedPayment,
  withSentPayment,
  withUnsettledPayment,
  type KnownDebt,
  type PaymentRecord,
} from '../../domain/payment/paymentRecord';
import type { AppThunk } from '../kernel/AppThunk';
import { storedUsername } from '../kernel/storedSession';
import type { BrowserPorts } from '../ports/Ports';

type Records = Pick<BrowserPorts, 'paymentRecords' | 'tokens' | 'clock'>;

/** Stores that « Payer » was pressed: what to quote when nothing comes back. */
export function recordAttempt(payment: {
  readonly reference: string;
  readonly amount: Cents;
}): AppThunk {
  return (_dispatch, _getState, { browser }) => {
    const { paymentRecords, clock } = browser;
    const { reference, amount } = payment;
    const attempt = { at: clock.now(), amount };
    const records = readPaymentRecords(paymentRecords.read());
    paymentRecords.write(
      withAttempt(records, { reference, owner: storedUsername(browser) }, attempt),
    );
  };
}

/** Stores what is sent to the bank, for the receipt: the address of the return has the reference only. */
export function recordSent(
  { paymentRecords, ...session }: Records,
  payment: { readonly reference: string; readonly amount: Cents },
  debt: KnownDebt | null,
): void {
  const records = readPaymentRecords(paymentRecords.read());
  paymentRecords.write(
    withSentPayment(records, { ...payment, owner: storedUsername(session) }, debt),
  );
}

/** Stores when the server confirmed a payment: a reload shows the same date. */
export function recordConfirmed({ paymentRecords, clock }: Records, reference: string): void {
  const records = readPaymentRecords(paymentRecords.read());
  paymentRecords.write(withConfirmedPayment(records, reference, clock.now()));
}

/** Stores that the bank has probably accepted a payment that the server does not know. */
export function recordUnsettled({ paymentRecords }: Records, reference: string): void {
  const records = readPaymentRecords(paymentRecords.read());
  paymentRecords.write(withUnsettledPayment(records, reference));
}

/** What this visit knows of a payment, for its receipt; null without a record, or if another person paid. */
export function recallPayment(reference: string): AppThunk<PaymentRecord | null> {
  return (_dispatch, _getState, { browser }) => {
    const records = readPaymentRecords(browser.paymentRecords.read());
    return shownRecord(records, reference, storedUsername(browser));
  };
}

/**
 * Why this visit advises no second payment of a reference: the server has confirmed it, or the bank has
 * probably accepted it (D2); null otherwise.
 */
export function whyNotAgain(
  reference: string | undefined,
): AppThunk<'confirmed' | 'unsettled' | null> {
  return (dispatch) => {
    const record = reference === undefined ? null : dispatch(recallPayment(reference));
    if (record === null) return null;
    return record.confirmedAt === null ? (record.isUnsettled ? 'unsettled' : null) : 'confirmed';
  };
}

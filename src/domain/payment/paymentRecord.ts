import { isForeign } from '../basis/isForeign';
import { asRecord } from '../basis/asRecord';
import { boundedText } from '../basis/boundedText';
import { instant, type Instant } from '../basis/instant';
import { cents, type Cents } from '../basis/money';

/** The plate and the e-mail of the search of a notice, and the wish for a receipt (P4.10). */
export interface NoticePayer {
  readonly plate: string;
  readonly email: string;
  readonly isReceiptWanted: boolean;
}

/** What the server said about a debt before its payment: a receipt may state it. */
export interface KnownDebt {
  /** Reference of the contract; null for a debt without one. */
  readonly contract: string | null;
  /** Numbers of the invoices to pay. */
  readonly invoices: readonly string[];
  /** Null for any other debt than a notice: it is searched again after a refused payment. */
  readonly payer: NoticePayer | null;
  /** How ordered badges are delivered; null for any other debt. */
  readonly delivery: string | null;
}

/** A debt whose receipt names neither a contract nor an invoice. */
export const plainDebt: KnownDebt = { contract: null, invoices: [], payer: null, delivery: null };

/**
 * When somebody pressed « Payer », and the displayed amount: what to quote if anything fails from then on.
 */
export interface PaymentAttempt {
  readonly at: Instant;
  readonly amount: Cents;
}

/** A payment of this visit: the last attempt, what the bank was sent, and when the server confirmed it. */
export interface PaymentRecord extends KnownDebt {
  readonly reference: string;
  /** User name of the payer; null for a visitor. */
  readonly owner: string | null;
  /** Null when this tab did not send it, or when only a link named the amount. */
  readonly amount: Cents | null;
  /** The first confirmation by the server; null before it. */
  readonly confirmedAt: Instant | null;
  /** The last attempt of this tab; null without one. It proves nothing. */
  readonly attempt: PaymentAttempt | null;
  /** The bank has probably accepted it, the server does not know it: nothing advises to pay again (D2). */
  readonly isUnsettled: boolean;
}

/** Newest first: enough for the receipts of one visit. */
const MOST = 8;

/** Decodes the stored records, from any value; one without a reference is dropped. */
export function readPaymentRecords(raw: unknown): readonly PaymentRecord[] {
  if (!Array.isArray(raw)) return [];
  return raw
    .slice(0, MOST)
    .map(readRecord)
    .filter(({ reference }) => reference !== '');
}

/** The record of a payment; null if this visit has none. */
export function recordOfPayment(
  records: readonly PaymentRecord[],
  reference: string,
): PaymentRecord | null {
  return records.find((record) => record.reference === reference) ?? null;
}

/** The record of a payment for the eyes of this user; null without one, or if another person paid. */
export function shownRecord(
  records: readonly PaymentRecord[],
  reference: string,
  username: string | null,
): PaymentRecord | null {
  const record = recordOfPayment(records, reference);
  return isForeign(record?.owner ?? null, username) ? null : record;
}

/**
 * The records after the payer was sent to the bank: a new attempt replaces the former one. `debt` is null
 * where only a link named the amount, which is then not recorded.
 */
export function withSentPayment(
  records: readonly PaymentRecord[],
  {
    reference,
    amount,
    owner,
  }: Pick<PaymentRecord, 'reference' | 'owner'> & { readonly amount: Cents },
  debt: KnownDebt | null,
): readonly PaymentRecord[] {
  const known = debt === null ? null : amount;
  return withRecord(records, {
    ...{ reference, owner, amount: known, confirmedAt: null },
    ...(debt ?? plainDebt),
    attempt: recordOfPayment(records, reference)?.attempt ?? null,
    isUnsettled: recordOfPayment(records, reference)?.isUnsettled ?? false,
  });
}

/** The records after « Payer » was pressed, whatever becomes of it. */
export function withAttempt(
  records: readonly PaymentRecord[],
  { reference, owner }: Pick<PaymentRecord, 'reference' | 'owner'>,
  attempt: PaymentAttempt,
): readonly PaymentRecord[] {
  const record = recordOfPayment(records, reference) ?? { ...unsent(reference), owner };
  return withRecord(records, { ...record, attempt });
}

/** The records after the server has confirmed a payment: a second confirmation does not change its date. */
export function withConfirmedPayment(
  records: readonly PaymentRecord[],
  reference: string,
  now: Instant,
): readonly PaymentRecord[] {
  const record = recordOfPayment(records, reference) ?? unsent(reference);
  return record.confirmedAt === null
    ? withRecord(records, { ...record, confirmedAt: now, isUnsettled: false })
    : records;
}

/** The records after the bank has sent the payer to a success address that the server cannot confirm (D2). */
export function withUnsettledPayment(
  records: readonly PaymentRecord[],
  reference: string,
): readonly PaymentRecord[] {
  const record = recordOfPayment(records, reference) ?? unsent(reference);
  return withRecord(records, { ...record, isUnsettled: true });
}

function unsent(reference: string): PaymentRecord {
  return {
    ...{ reference, owner: null, amount: null, ...plainDebt },
    ...{ confirmedAt: null, attempt: null, isUnsettled: false },
  };
}

function withRecord(
  records: readonly PaymentRecord[],
  record: PaymentRecord,
): readonly PaymentRecord[] {
  const others = records.filter(({ reference }) => reference !== record.reference);
  return [record, ...others].slice(0, MOST);
}

function readRecord(raw: unknown): PaymentRecord {
  const { reference, owner, amount, contract, invoices, payer, delivery, ...state } = asRecord(raw);
  const { confirmedAt, attempt, isUnsettled } = state;
  return {
    reference: boundedText(reference),
    owner: boundedText(owner) || null,
    amount: isAmount(amount) ? cents(amount) : null,
    contract: boundedText(contract) || null,
    invoices: Array.isArray(invoices)
      ? invoices.map((number) => boundedText(number)).filter((number) => number !== '')
      : [],
    payer: readPayer(payer),
    delivery: boundedText(delivery) || null,
    confirmedAt: isMoment(confirmedAt) ? instant(confirmedAt) : null,
    attempt: readAttempt(attempt),
    isUnsettled: isUnsettled === true,
  };
}

function readAttempt(raw: unknown): PaymentAttempt | null {
  const { at, amount } = asRecord(raw);
  return isMoment(at) && isAmount(amount) ? { at: instant(at), amount: cents(amount) } : null;
}

function readPayer(raw: unknown): NoticePayer | null {
  const { plate, email, isReceiptWanted } = asRecord(raw);
  const payer = {
    ...{ plate: boundedText(plate), email: boundedText(email) },
    isReceiptWanted: isReceiptWanted === true,
  };
  return payer.plate === '' || payer.email === '' ? null : payer;
}

function isAmount(raw: unknown): raw is number {
  return Number.isSafeInteger(raw) && (raw as number) > 0;
}

/** 9999-12-31T00:00:00Z: a later date has no four digits. */
const LAST_MOMENT = 253_402_214_400;

function isMoment(raw: unknown): raw is number {
  return typeof raw === 'number' && raw >= 0 && raw <= LAST_MOMENT;
}

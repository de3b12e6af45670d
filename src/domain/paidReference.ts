import { isSome, none, some, type Option } from 'fp-ts/Option';
import {
  parseInvoicePaymentReference,
  type InvoicePaymentReference,
} from './invoicePaymentReference';
import { parseNoticeReference, type NoticeReference } from './noticeReference';
import { parseOrderReference, type OrderReference } from './orderReference';
import type { PaymentType } from './paymentForm';

/** What a subscriber pays for in the area (M2.17). */
export type MemberPaymentType = 'badge' | 'invoice';

/** What anyone pays for (P2.30). */
export type PublicPaymentType = 'order' | 'cnp' | 'invoice';

/** A reference under which something is paid, as it is shown: CDW and 7 digits, PLI or the number of a notice whole (M9.7). */
export type PaidReference = OrderReference | InvoicePaymentReference | NoticeReference;

/** Longer than any reference that the bank takes. */
const LONGEST = 20;

const parsers: Readonly<Record<PaymentType, (raw: string) => Option<PaidReference>>> = {
  badge: parseOrderReference,
  order: parseOrderReference,
  invoice: parseInvoicePaymentReference,
  cnp: parseNoticeReference,
};

/** Reads the reference that a payment return carries in its address. */
export function parsePaidReference(type: PaymentType, raw: string): Option<PaidReference> {
  const reference = raw.trim();
  return reference.length > LONGEST ? none : parsers[type](reference);
}

export interface PublicDebt {
  readonly type: PublicPaymentType;
  readonly reference: PaidReference;
}

/** Reads a reference that comes without its type: CDW is an order, PLI unpaid invoices, anything else the number of a notice. */
export function readPublicDebt(raw: string): Option<PublicDebt> {
  const type = /^\s*CDW/i.test(raw) ? 'order' : /^\s*PLI/i.test(raw) ? 'invoice' : 'cnp';
  const reference = parsePaidReference(type, raw);
  return isSome(reference) ? some({ type, reference: reference.value }) : none;
}

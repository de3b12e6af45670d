import {
  parseInvoicePaymentReference,
  type InvoicePaymentReference,
} from '../invoice/invoicePaymentReference';
import { parseNoticeReference, type NoticeReference } from './noticeReference';
import { parseOrderReference, type OrderReference } from './orderReference';
import type { PaymentType } from './paymentRequest';

/** Payments of the subscriber area (M2.17). */
export type MemberPaymentType = 'badge' | 'invoice';

/** The sentence of M8.2 about a check that failed is that of subscribers. */
export function isMemberPayment(type: PaymentType): type is MemberPaymentType {
  return type === 'badge' || type === 'invoice';
}

/** Payments without an account (P2.30). */
export type PublicPaymentType = 'order' | 'cnp' | 'invoice';

/**
 * The reference of a payment, as it is shown: CDW and 7 digits, PLI, or the complete number of a notice
 * (M9.7).
 */
export type PaidReference = OrderReference | InvoicePaymentReference | NoticeReference;

/** Longer than any reference that the bank accepts. */
const LONGEST = 20;

const parsers: Readonly<Record<PaymentType, (raw: string) => PaidReference | null>> = {
  badge: parseOrderReference,
  order: parseOrderReference,
  invoice: parseInvoicePaymentReference,
  cnp: parseNoticeReference,
};

/** Parses the reference in the address of a payment return; null for any other text. */
export function parsePaidReference(type: PaymentType, raw: string): PaidReference | null {
  const reference = raw.trim();
  return reference.length > LONGEST ? null : parsers[type](reference);
}

export interface PublicDebt {
  readonly type: PublicPaymentType;
  readonly reference: PaidReference;
}

/**
 * Parses a reference without a type: CDW is an order, PLI unpaid invoices, anything else the number of a
 * notice. null if it is not a valid number.
 */
export function readPublicDebt(raw: string): PublicDebt | null {
  const type = /^\s*CDW/i.test(raw) ? 'order' : /^\s*PLI/i.test(raw) ? 'invoice' : 'cnp';
  const reference = parsePaidReference(type, raw);
  return reference === null ? null : { type, reference };
}

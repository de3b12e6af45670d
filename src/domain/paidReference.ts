import type { Option } from 'fp-ts/Option';
import {
  parseInvoicePaymentReference,
  type InvoicePaymentReference,
} from './invoicePaymentReference';
import { parseOrderReference, type OrderReference } from './orderReference';

/** What a subscriber pays for in the area (M2.17). */
export type MemberPaymentType = 'badge' | 'invoice';

/** A reference under which something is paid, as it is shown: CDW and 7 digits, or PLI whole (M9.7). */
export type PaidReference = OrderReference | InvoicePaymentReference;

/** Reads the reference that a payment return carries in its address. */
export function parsePaidReference(type: MemberPaymentType, raw: string): Option<PaidReference> {
  return type === 'badge' ? parseOrderReference(raw) : parseInvoicePaymentReference(raw.trim());
}

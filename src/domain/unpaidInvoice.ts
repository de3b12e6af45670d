import type { InvoicePaymentReference } from './invoicePaymentReference';
import { sumCents, type Cents } from './money';

/** What is due after a failed direct debit, of one invoice or up to three (M3.5). */
export interface UnpaidInvoice {
  readonly total: Cents;
  /** What it is paid under. */
  readonly reference: InvoicePaymentReference;
}

/** What the unpaid invoices come to; 0 without any (M2.20). */
export function unpaidTotal(unpaidInvoices: readonly UnpaidInvoice[]): Cents {
  return sumCents(unpaidInvoices.map(({ total }) => total));
}

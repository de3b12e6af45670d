import type { InvoicePaymentReference } from './invoicePaymentReference';
import { sumCents, type Cents } from './money';

/** What is due after a failed direct debit, of one invoice or up to three (M3.5). */
export interface UnpaidInvoice {
  readonly total: Cents;
  /** Numbers of the invoices that it covers, as far as they are known. */
  readonly invoiceNumbers: readonly string[];
  /** What it is paid under. */
  readonly reference: InvoicePaymentReference;
}

/** What the unpaid invoices come to; 0 without any (M2.20). */
export function unpaidTotal(unpaidInvoices: readonly UnpaidInvoice[]): Cents {
  return sumCents(unpaidInvoices.map(({ total }) => total));
}

/** The numbers of all unpaid invoices, each once (M3.5). */
export function unpaidInvoiceNumbers(unpaidInvoices: readonly UnpaidInvoice[]): readonly string[] {
  return [...new Set(unpaidInvoices.flatMap(({ invoiceNumbers }) => invoiceNumbers))];
}

import type { InvoicePaymentReference } from './invoicePaymentReference';
import { isNothingDue, sumCents, type Cents } from '../basis/money';

/** The amount due after a failed direct debit of one to three invoices (M3.5). */
export interface UnpaidInvoice {
  readonly total: Cents;
  /** The known numbers of its invoices. */
  readonly invoiceNumbers: readonly string[];
  /** The payment reference. */
  readonly reference: InvoicePaymentReference;
}

/** The entries that ask for an amount: one of 0 € asks for nothing, and is no unpaid invoice (M3.5). */
export function askedUnpaid(unpaidInvoices: readonly UnpaidInvoice[]): readonly UnpaidInvoice[] {
  return unpaidInvoices.filter(({ total }) => !isNothingDue(total));
}

/** The total of the unpaid invoices; 0 without any (M2.20). */
export function unpaidTotal(unpaidInvoices: readonly UnpaidInvoice[]): Cents {
  return sumCents(unpaidInvoices.map(({ total }) => total));
}

/** The numbers of all unpaid invoices, each once (M3.5). */
export function unpaidInvoiceNumbers(unpaidInvoices: readonly UnpaidInvoice[]): readonly string[] {
  return [...new Set(unpaidInvoices.flatMap(({ invoiceNumbers }) => invoiceNumbers))];
}

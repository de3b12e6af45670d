import { compareTexts } from '../basis/compareTexts';
import type { Instant } from '../basis/instant';
import type { Cents } from '../basis/money';
import { unpaidInvoiceNumbers, type UnpaidInvoice } from './unpaidInvoice';

/** The kind of a document of the list (M2.24, M3.8). */
export type InvoiceKind = 'invoice' | 'statement';

/** A document of the invoice list (M3.8). */
export interface Invoice {
  readonly number: string;
  readonly kind: InvoiceKind;
  readonly createdAt: Instant;
  /** Tax included. */
  readonly amount: Cents;
}

/**
 * A document, and whether its direct debit failed (M3.5). The server does not say that a document was paid.
 */
export interface ListedInvoice extends Invoice {
  readonly isUnpaid: boolean;
}

/** Sorts the list: the latest document first; at the same moment, the higher number first. */
export function latestInvoicesFirst(invoices: readonly Invoice[]): readonly Invoice[] {
  return invoices.toSorted(
    (one, other) => other.createdAt - one.createdAt || compareTexts(other.number, one.number),
  );
}

/** Marks the documents that the unpaid direct debits name (M3.5). */
export function markUnpaid(
  invoices: readonly Invoice[],
  unpaidInvoices: readonly UnpaidInvoice[],
): readonly ListedInvoice[] {
  const unpaid = new Set(unpaidInvoiceNumbers(unpaidInvoices));
  return invoices.map((invoice) => ({ ...invoice, isUnpaid: unpaid.has(invoice.number) }));
}

const fileNamePrefix: Readonly<Record<InvoiceKind, string>> = {
  invoice: 'facture',
  statement: 'releve',
};

/** `facture-123.pdf` or `releve-124.pdf`; characters that a file name may not contain become `_`. */
export function invoiceFileName({ kind, number }: Pick<Invoice, 'kind' | 'number'>): string {
  return `${fileNamePrefix[kind]}-${number.replace(/[^\w-]/g, '_')}.pdf`;
}

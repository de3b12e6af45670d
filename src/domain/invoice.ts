import type { Instant } from './instant';
import type { Cents } from './money';

export type InvoiceKind = 'invoice' | 'statement';

/** A document of the invoice list (M3.8). */
export interface Invoice {
  readonly number: string;
  readonly kind: InvoiceKind;
  readonly createdAt: Instant;
  /** Tax included. */
  readonly amount: Cents;
}

/** F: an invoice, any other type: a statement (M2.24, M3.8). */
export function invoiceKindFromType(type: string): InvoiceKind {
  return type === 'F' ? 'invoice' : 'statement';
}

/** The list as it is read: the latest document first; of one moment, the higher number first. */
export function latestInvoicesFirst(invoices: readonly Invoice[]): readonly Invoice[] {
  return invoices.toSorted(
    (one, other) => other.createdAt - one.createdAt || other.number.localeCompare(one.number, 'fr'),
  );
}

const fileNamePrefix: Readonly<Record<InvoiceKind, string>> = {
  invoice: 'facture',
  statement: 'releve',
};

/** `facture-123.pdf` or `releve-124.pdf`; what a file name may not hold becomes `_`. */
export function invoiceFileName({ kind, number }: Pick<Invoice, 'kind' | 'number'>): string {
  return `${fileNamePrefix[kind]}-${number.replace(/[^\w-]/g, '_')}.pdf`;
}

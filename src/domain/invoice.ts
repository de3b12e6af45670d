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

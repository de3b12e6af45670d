import type { Invoice, InvoiceKind } from '../../../domain/invoice/invoice';

/** F-type entries are invoices, the others statements (M2.24). */
export const invoiceKindWords: Readonly<Record<InvoiceKind, string>> = {
  invoice: 'Facture',
  statement: 'Relevé',
};

/** The document inside a sentence or a name: `la facture 123`, `le relevé 124`. */
export function theInvoice({ kind, number }: Invoice): string {
  return kind === 'invoice' ? `la facture ${number}` : `le relevé ${number}`;
}

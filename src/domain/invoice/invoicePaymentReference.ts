import type { Brand } from '../basis/brand';

/** The reference of a card payment of unpaid invoices: PLI, the payment reference, a letter (M9.7). */
export type InvoicePaymentReference = Brand<string, 'InvoicePaymentReference'>;

/** `PLI0048213B` for the reference 0048213 and the letter B (M9.7). */
export function formatInvoicePaymentReference(
  paymentReference: string,
  letter: string,
): InvoicePaymentReference {
  return `PLI${paymentReference}${letter}` as InvoicePaymentReference;
}

/** Reads such a reference from a payment return, whatever the server numbers by; null for any other text. */
export function parseInvoicePaymentReference(raw: string): InvoicePaymentReference | null {
  return /^PLI[A-Za-z0-9-]+$/.test(raw) ? (raw as InvoicePaymentReference) : null;
}

import { fromPredicate, type Option } from 'fp-ts/Option';
import type { Brand } from './brand';

/** What a card payment of unpaid invoices is called: PLI, the payment reference, a letter (M9.7). */
export type InvoicePaymentReference = Brand<string, 'InvoicePaymentReference'>;

/** `PLI0048213B` for the reference 0048213 and the letter B (M9.7). */
export function formatInvoicePaymentReference(
  paymentReference: string,
  letter: string,
): InvoicePaymentReference {
  return `PLI${paymentReference}${letter}` as InvoicePaymentReference;
}

/** Reads such a reference, as a payment return brings it back. */
export const parseInvoicePaymentReference: (raw: string) => Option<InvoicePaymentReference> =
  fromPredicate((raw: string): raw is InvoicePaymentReference => /^PLI\d+[A-Z]$/.test(raw));

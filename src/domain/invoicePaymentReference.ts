import { left, right, type Either } from 'fp-ts/Either';
import type { Brand } from './brand';

/** What a card payment of unpaid invoices is called: PLI, the payment reference, a letter (M9.7). */
export type InvoicePaymentReference = Brand<string, 'InvoicePaymentReference'>;

export interface InvoicePayment {
  readonly paymentReference: string;
  readonly letter: string;
}

export interface InvoicePaymentReferenceError {
  readonly kind: 'invoicePaymentReference/invalid';
}

const PREFIX = 'PLI';

/** `PLI0048213B` for the reference 0048213 and the letter B (M9.7). */
export function formatInvoicePaymentReference({
  paymentReference,
  letter,
}: InvoicePayment): InvoicePaymentReference {
  return `${PREFIX}${paymentReference}${letter}` as InvoicePaymentReference;
}

/** Takes such a reference apart, as a payment return brings it back. */
export function parseInvoicePaymentReference(
  raw: string,
): Either<InvoicePaymentReferenceError, InvoicePayment> {
  const [, paymentReference, letter] = /^PLI(\d+)([A-Z])$/.exec(raw) ?? [];
  return paymentReference === undefined || letter === undefined
    ? left({ kind: 'invoicePaymentReference/invalid' })
    : right({ paymentReference, letter });
}

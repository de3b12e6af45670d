import { bimap, map, type Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Brand } from './brand';
import {
  formatInvoicePaymentReference,
  parseInvoicePaymentReference,
} from './invoicePaymentReference';
import { parseOrderReference } from './orderReference';

/** What a subscriber pays for in the area (M2.17). */
export type MemberPaymentType = 'badge' | 'invoice';

/** A reference under which something was paid, as it is shown: CDW and 7 digits, or PLI whole (M9.7). */
export type PaidReference = Brand<string, 'PaidReference'>;

export interface PaidReferenceError {
  readonly kind: 'paidReference/invalid';
}

/** Reads the reference that a payment return carries in its address. */
export function parsePaidReference(
  type: MemberPaymentType,
  raw: string,
): Either<PaidReferenceError, PaidReference> {
  const text = raw.trim();
  const parsed: Either<unknown, string> =
    type === 'badge'
      ? parseOrderReference(text)
      : pipe(parseInvoicePaymentReference(text), map(formatInvoicePaymentReference));
  return pipe(
    parsed,
    bimap(
      () => ({ kind: 'paidReference/invalid' }),
      (reference) => reference as PaidReference,
    ),
  );
}

/** How the call that validates wants it: an order without its prefix CDW, anything else whole (M7.6). */
export function referenceToValidate(reference: string): string {
  return reference.replace(/^CDW(?=\d+$)/, '');
}

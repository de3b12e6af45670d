import type { Brand } from '../basis/brand';
import { linkedIdentifier } from '../basis/mailedAddress';

/** An order's reference as it is shown: CDW and at least 7 digits (M9.7, P9.5). */
export type OrderReference = Brand<string, 'OrderReference'>;

const PREFIX = 'CDW';
const DIGITS = 7;
const TYPED_REFERENCE = /^(?:CDW[\s\p{Pd}]?)?0*([1-9]\d*)$/iu;

/**
 * Formats the server's reference, a number or digits that may begin with zeros, with 7 digits: `CDW0000042`
 * (M9.7, P9.5).
 */
export function formatOrderReference(orderNumber: number | string): OrderReference {
  const digits = String(orderNumber).replace(/^0+/, '');
  return `${PREFIX}${digits.padStart(DIGITS, '0')}` as OrderReference;
}

/**
 * Reads a reference from an address or a field: with or without prefix and zeros, in upper or lower case,
 * as a mail program has left it. null for any other text.
 */
export function parseOrderReference(raw: string): OrderReference | null {
  const [, digits = null] = TYPED_REFERENCE.exec(linkedIdentifier(raw)) ?? [];
  return digits === null ? null : formatOrderReference(digits);
}

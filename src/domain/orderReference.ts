import { fromNullable, map, type Option } from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { Brand } from './brand';

/** An order's reference as it is shown: CDW and at least 7 digits (M9.7, P9.5). */
export type OrderReference = Brand<string, 'OrderReference'>;

const PREFIX = 'CDW';
const DIGITS = 7;
const TYPED_REFERENCE = /^(?:CDW)?0*([1-9]\d*)$/i;

/**
 * The server's reference, a number or digits that may begin with zeros, on 7 digits: `CDW0000042` (M9.7,
 * P9.5).
 */
export function formatOrderReference(orderNumber: number | string): OrderReference {
  const digits = String(orderNumber).replace(/^0+/, '');
  return `${PREFIX}${digits.padStart(DIGITS, '0')}` as OrderReference;
}

/** Reads a reference from an address or a field: with or without prefix and zeros, in either case. */
export function parseOrderReference(raw: string): Option<OrderReference> {
  const [, digits] = TYPED_REFERENCE.exec(raw.trim()) ?? [];
  return pipe(fromNullable(digits), map(formatOrderReference));
}

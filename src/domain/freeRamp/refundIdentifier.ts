import * as E from 'fp-ts/Either';
import type { Brand } from '../basis/brand';
import { linkedIdentifier } from '../basis/mailedAddress';
import { typedText } from '../basis/typedText';

/** The 20 digits printed on a cash ticket (P3.7, P9.10). */
export type RefundIdentifier = Brand<string, 'RefundIdentifier'>;

export interface RefundIdentifierError {
  readonly kind: 'refund/identifier-format';
}

/** Requires exactly 20 digits, in any printed form: words before them, and signs, are removed (P5.21). */
export function parseRefundIdentifier(
  raw: string,
): E.Either<RefundIdentifierError, RefundIdentifier> {
  const digits = linkedIdentifier(typedText(raw).replace(/^\D+/, ''))
    .replace(/\([^()]*$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
  return /^\d{20}$/.test(digits)
    ? E.right(digits as RefundIdentifier)
    : E.left({ kind: 'refund/identifier-format' });
}

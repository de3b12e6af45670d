import { left, right, type Either } from 'fp-ts/Either';
import type { Brand } from './brand';

/** The 20 digits printed on a cash ticket (P3.7, P9.10). */
export type RefundIdentifier = Brand<string, 'RefundIdentifier'>;

export interface RefundIdentifierError {
  readonly kind: 'refund/identifier-format';
}

/** Exactly 20 digits; spaces that came along when it was pasted are dropped (P5.21). */
export function parseRefundIdentifier(
  raw: string,
): Either<RefundIdentifierError, RefundIdentifier> {
  const digits = raw.replace(/\s/g, '');
  return /^\d{20}$/.test(digits)
    ? right(digits as RefundIdentifier)
    : left({ kind: 'refund/identifier-format' });
}

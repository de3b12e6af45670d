import * as E from 'fp-ts/Either';

/**
 * The first and the last digits of a card number, as a receipt shows them: not enough to pay with (P9.10).
 */
export type CardDigitsEnd = 'firstDigits' | 'lastDigits';

export interface CardDigitsError {
  readonly kind: `card/${CardDigitsEnd}-${'missing' | 'invalid'}`;
}

/** P9.10. */
const counts: Readonly<Record<CardDigitsEnd, number>> = { firstDigits: 6, lastDigits: 4 };

/** Requires exactly that number of digits; removes spaces between them (P9.10). */
export function parseCardDigits(
  end: CardDigitsEnd,
  raw: string,
): E.Either<CardDigitsError, string> {
  const digits = raw.replace(/\s/g, '');
  if (digits === '') return E.left({ kind: `card/${end}-missing` });
  return digits.length === counts[end] && /^\d+$/.test(digits)
    ? E.right(digits)
    : E.left({ kind: `card/${end}-invalid` });
}

/** Removes, while the visitor types, what is not a digit (P5.15). */
export function keepDigits(raw: string): string {
  return raw.replace(/\D/g, '');
}

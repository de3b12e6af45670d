import { left, right, type Either } from 'fp-ts/Either';

/** The two ends of a card's number, which a receipt of the lane shows: nobody can pay with them (P9.10). */
export type CardDigitsEnd = 'firstDigits' | 'lastDigits';

export interface CardDigitsError {
  readonly kind: `card/${CardDigitsEnd}-${'missing' | 'invalid'}`;
}

/** P9.10. */
const counts: Readonly<Record<CardDigitsEnd, number>> = { firstDigits: 6, lastDigits: 4 };

/** Exactly as many digits as that end has; spaces between them are dropped (P9.10). */
export function parseCardDigits(end: CardDigitsEnd, raw: string): Either<CardDigitsError, string> {
  const digits = raw.replace(/\s/g, '');
  if (digits === '') return left({ kind: `card/${end}-missing` });
  return digits.length === counts[end] && /^\d+$/.test(digits)
    ? right(digits)
    : left({ kind: `card/${end}-invalid` });
}

/** What is kept while one types (P5.15). */
export function keepDigits(raw: string): string {
  return raw.replace(/\D/g, '');
}

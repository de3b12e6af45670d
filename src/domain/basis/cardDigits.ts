import * as E from 'fp-ts/Either';
import { typedText } from './typedText';

/**
 * The first and the last digits of a card number, as a receipt shows them: not enough to pay with (P9.10).
 */
export type CardDigitsEnd = 'firstDigits' | 'lastDigits';

export interface CardDigitsError {
  readonly kind: `card/${CardDigitsEnd}-${'missing' | 'invalid'}`;
}

/** P9.10. */
const counts: Readonly<Record<CardDigitsEnd, number>> = { firstDigits: 6, lastDigits: 4 };

/** `12/27` or `12 / 2027`, as it stands beside the number. */
const EXPIRY = /(?<!\d)(?:0[1-9]|1[0-2])\s?\/\s?(?:20)?\d\d(?!\d)/g;

/** Sixteen digits in fours, whatever stands beside them: an expiry, a security code. */
const WHOLE_NUMBER = /(?<!\d)(?:\d{4}[\s.·_\p{Pd}]?){3}\d{4}(?!\d)/u;

/** « 6 premiers chiffres : ». */
const LABEL = /^\D*(?:\d\D*)?:/;

/** A security code behind the last digits. */
const CODE = /(?<=\d{4})\D+\d{3}\D*$/;

/** Requires exactly that number of digits (P9.10). */
export function parseCardDigits(
  end: CardDigitsEnd,
  raw: string,
): E.Either<CardDigitsError, string> {
  const digits = keepDigits(end, raw);
  if (digits === '') return E.left({ kind: `card/${end}-missing` });
  return digits.length === counts[end] ? E.right(digits) : E.left({ kind: `card/${end}-invalid` });
}

/**
 * Removes, while the visitor types, what is not a digit (P5.15), and every digit of the card that the field
 * does not ask for: of a pasted card number only its own end stays, without the month of expiry (P9.10).
 */
export function keepDigits(end: CardDigitsEnd, raw: string): string {
  const count = counts[end];
  const typed = typedText(raw).replace(LABEL, '').replace(EXPIRY, '/');
  const [number = typed] = WHOLE_NUMBER.exec(typed) ?? [];
  const own = end === 'lastDigits' ? number.replace(CODE, '') : number;
  const digits = own.replace(/\D/g, '');
  const isWholeNumber = end === 'lastDigits' && digits.length > count + 1;
  return isWholeNumber ? digits.slice(-count) : digits.slice(0, count);
}

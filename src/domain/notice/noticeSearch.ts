import * as E from 'fp-ts/Either';
import type { Brand } from '../basis/brand';
import { characterCount } from '../basis/characterCount';
import { parseEmail, type Email, type EmailError } from '../basis/email';
import { parseLicencePlate, type LicencePlate } from '../basis/licencePlate';
import { parseFields, type FieldErrors } from '../basis/parseFields';
import { hasTwoNumbers, printedNumber } from '../basis/printedNumber';
import { typedText } from '../basis/typedText';

/** The number of a CNP or of a payment notice, as it is printed, without spaces and hyphens. */
export type NoticeNumber = Brand<string, 'NoticeNumber'>;

/** The form that searches a notice (P2.4). */
export interface NoticeSearchInput {
  readonly number: string;
  readonly plate: string;
  readonly email: string;
}

export interface NoticeSearch {
  readonly number: NoticeNumber;
  readonly plate: LicencePlate;
  /** The address for the confirmation of payment and the receipt. */
  readonly email: Email;
}

export type NoticeSearchError =
  | EmailError
  | { readonly kind: 'notice/number-too-short' | 'notice/number-unfit' | 'notice/plate-unfit' };

const MINIMUM = { number: 4, plate: 6 } as const;

/**
 * Requires a number of at least 4 characters (P5.10), a plate of at least 6 (P5.11) and an e-mail, in any
 * printed form (P5.12). Other numbers than of `parseNoticeReference` are refused: a visitor has few guesses.
 */
export function parseNoticeSearch({
  number,
  plate,
  email,
}: NoticeSearchInput): E.Either<
  FieldErrors<keyof NoticeSearchInput, NoticeSearchError>,
  NoticeSearch
> {
  return parseFields({
    number: parseNumber(number),
    plate: parsePlate(plate),
    email: parseEmail(email),
  });
}

/** A word or a date behind a number: « 26104887 du 12/11/2026 », « 26104887 - 12.11.2026 ». */
const FOLLOWED = new RegExp(
  [
    String.raw`\d[\s(,]+\p{L}{2}`,
    String.raw`\d(?=[^\p{N}]*[\s(,;])[\s(,;\p{Pd}]+\d\d?(?:\/\d\d?\/|([.-])\d\d?\1(?:19|20)\d\d)`,
  ].join('|'),
  'u',
);

function parseNumber(raw: string): E.Either<NoticeSearchError, NoticeNumber> {
  const number = printedNumber(raw);
  if (characterCount(number) < MINIMUM.number) return E.left({ kind: 'notice/number-too-short' });
  const isAlone = !FOLLOWED.test(typedText(raw)) && !hasTwoNumbers(raw);
  return isAlone && /^[A-Za-z0-9]{4,20}$/.test(number)
    ? E.right(number as NoticeNumber)
    : E.left({ kind: 'notice/number-unfit' });
}

function parsePlate(raw: string): E.Either<NoticeSearchError, LicencePlate> {
  const plate = parseLicencePlate(raw);
  return E.isLeft(plate) || characterCount(plate.right) < MINIMUM.plate
    ? E.left({ kind: 'notice/plate-unfit' })
    : plate;
}

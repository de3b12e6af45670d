import { isLeft, left, right, type Either } from 'fp-ts/Either';
import type { Brand } from './brand';
import { characterCount } from './characterCount';
import { parseEmail, type Email, type EmailError } from './email';
import { parseLicencePlate, type LicencePlate } from './licencePlate';
import { parseFields, type FieldErrors } from './parseFields';

/** The number of a CNP or of a payment notice, as it is printed, without spaces. */
export type NoticeNumber = Brand<string, 'NoticeNumber'>;

/** What is typed to find a notice (P2.4). */
export interface NoticeSearchInput {
  readonly number: string;
  readonly plate: string;
  readonly email: string;
}

export interface NoticeSearch {
  readonly number: NoticeNumber;
  readonly plate: LicencePlate;
  /** Where the payment and its receipt are told. */
  readonly email: Email;
}

export type NoticeSearchError =
  EmailError | { readonly kind: 'notice/number-too-short' | 'notice/plate-unfit' };

const MINIMUM = { number: 4, plate: 6 } as const;

/** The number of 4 characters at least (P5.10), the plate of 6 (P5.11), an e-mail; spaces and hyphens of the plate are removed (P5.12). */
export function parseNoticeSearch({
  number,
  plate,
  email,
}: NoticeSearchInput): Either<
  FieldErrors<keyof NoticeSearchInput, NoticeSearchError>,
  NoticeSearch
> {
  return parseFields({
    number: parseNumber(number),
    plate: parsePlate(plate),
    email: parseEmail(email),
  });
}

/** Spaces that came along when it was pasted are dropped. */
function parseNumber(raw: string): Either<NoticeSearchError, NoticeNumber> {
  const number = raw.replace(/\s/g, '');
  return characterCount(number) < MINIMUM.number
    ? left({ kind: 'notice/number-too-short' })
    : right(number as NoticeNumber);
}

function parsePlate(raw: string): Either<NoticeSearchError, LicencePlate> {
  const plate = parseLicencePlate(raw);
  return isLeft(plate) || characterCount(plate.right) < MINIMUM.plate
    ? left({ kind: 'notice/plate-unfit' })
    : plate;
}

import { isRight, left, map, right, type Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { toNullable } from 'fp-ts/Option';
import { characterCount } from './characterCount';
import { parseEmail, type Email } from './email';
import { centsFromEuros, type Cents } from './money';
import { readPublicDebt, type PublicDebt } from './paidReference';
import { parseFields, type FieldErrors } from './parseFields';
import { payerAddressLengths } from './payerAddress';
import type { PaymentAddress } from './paymentAddress';

/** What the address of the mobile payment page carries (P2.31). */
export const mobileParameters = [
  'email',
  'amount',
  'reference',
  'desc',
  'address',
  'city',
  'zip',
] as const;

export type MobileParameter = (typeof mobileParameters)[number];

/** What the mobile application asks to be paid, once it was read: whoever wrote the address wrote all of it. */
export interface MobilePayment extends PublicDebt {
  readonly email: Email;
  readonly amount: Cents;
  /** What it is said to be for; empty when nothing is. */
  readonly description: string;
  readonly billing: PaymentAddress;
}

export interface MobilePaymentError {
  readonly kind: 'mobilePayment/unreadable';
}

const unreadable = { kind: 'mobilePayment/unreadable' } as const;

/** 10 000,00 €: more than all that is paid online under one reference. */
const HIGHEST = 1_000_000;

const LONGEST = { email: 254, desc: 200, ...payerAddressLengths } as const;

/** Control characters, and those that are not seen or turn the direction of what follows. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/u;

/**
 * Reads hostile text: `valuesOf` answers every value that the address has for a name, and one that stands there twice is
 * unreadable. The amount is above 0; the description and the address may be missing.
 */
export function parseMobilePayment(
  valuesOf: (name: MobileParameter) => readonly string[],
): Either<FieldErrors<MobileParameter, MobilePaymentError>, MobilePayment> {
  const read = (name: MobileParameter): string | null => {
    const [value = '', ...others] = valuesOf(name);
    return others.length > 0 || UNSEEN.test(value) ? null : value.trim();
  };
  const line = (name: 'desc' | 'address' | 'city' | 'zip'): Either<MobilePaymentError, string> => {
    const text = read(name);
    return text !== null && characterCount(text) <= LONGEST[name] ? right(text) : left(unreadable);
  };
  return pipe(
    parseFields({
      amount: parseAmount(read('amount')),
      reference: parseDebt(read('reference')),
      desc: line('desc'),
      email: parsePayer(read('email')),
      address: line('address'),
      zip: line('zip'),
      city: line('city'),
    }),
    map(({ reference, desc, address, zip, city, ...payment }) => ({
      ...payment,
      ...reference,
      description: desc,
      billing: { addressLine1: address, postalCode: zip, city },
    })),
  );
}

/** `13`, `13.2`, `13,20`: no sign, no exponent, no thousands. */
function parseAmount(raw: string | null): Either<MobilePaymentError, Cents> {
  if (raw === null || !/^\d{1,6}(?:[.,]\d{1,2})?$/.test(raw)) return left(unreadable);
  const amount = centsFromEuros(Number(raw.replace(',', '.')));
  return amount > 0 && amount <= HIGHEST ? right(amount) : left(unreadable);
}

function parseDebt(raw: string | null): Either<MobilePaymentError, PublicDebt> {
  const debt = raw === null ? null : toNullable(readPublicDebt(raw));
  return debt === null ? left(unreadable) : right(debt);
}

/** A plus sign that was not encoded comes as a space, which no e-mail has. */
function parsePayer(raw: string | null): Either<MobilePaymentError, Email> {
  if (raw === null || raw.length > LONGEST.email) return left(unreadable);
  const email = parseEmail(raw.replaceAll(' ', '+'));
  return isRight(email) ? email : left(unreadable);
}

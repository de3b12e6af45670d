import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { characterCount } from '../basis/characterCount';
import { france } from '../basis/country';
import { parseEmail, type Email } from '../basis/email';
import { centsFromEuros, type Cents } from '../basis/money';
import { readPublicDebt, type PublicDebt } from './paidReference';
import { parseFields, type FieldErrors } from '../basis/parseFields';
import { payerAddressLengths } from './payerAddress';
import type { PaymentAddress } from './paymentAddress';

/** The parameters in the address of the mobile payment page (P2.31). */
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

/**
 * The payment that the mobile application requests, decoded. It is not trusted: anyone can write such an
 * address.
 */
export interface MobilePayment extends PublicDebt {
  readonly email: Email;
  readonly amount: Cents;
  /** The description of the payment; empty without one. */
  readonly description: string;
  readonly billing: PaymentAddress;
}

export interface MobilePaymentError {
  readonly kind: 'mobilePayment/unreadable';
}

const unreadable = { kind: 'mobilePayment/unreadable' } as const;

/** 10 000,00 €: higher than any amount that is paid online under one reference. */
const HIGHEST = 1_000_000;

const LONGEST = { email: 254, desc: 200, ...payerAddressLengths } as const;

/** The lines of an address: two parts of one are two words. */
const LINES: readonly MobileParameter[] = ['address', 'city'];

/** Control characters, invisible characters and those that change the direction of the text after them. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/u;

/**
 * Decodes untrusted text: `valuesOf` returns every value that the address has for a name; a name that occurs
 * twice is unreadable. The amount is above 0; the description and the address may be missing. A message may
 * have broken the line of a value.
 */
export function parseMobilePayment(
  valuesOf: (name: MobileParameter) => readonly string[],
): E.Either<FieldErrors<MobileParameter, MobilePaymentError>, MobilePayment> {
  const read = (name: MobileParameter): string | null => {
    const [given = '', ...others] = valuesOf(name);
    const joint = LINES.includes(name) ? ' ' : '';
    const value = name === 'desc' ? given : given.replace(/[\r\n]+/g, joint);
    return others.length > 0 || UNSEEN.test(value) ? null : value.trim();
  };
  const line = (
    name: 'desc' | 'address' | 'city' | 'zip',
  ): E.Either<MobilePaymentError, string> => {
    const text = read(name);
    return text !== null && characterCount(text) <= LONGEST[name]
      ? E.right(text)
      : E.left(unreadable);
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
    E.map(({ reference, desc, address, zip, city, ...payment }) => ({
      ...payment,
      ...reference,
      description: desc,
      billing: { addressLine1: address, postalCode: zip, city, country: france },
    })),
  );
}

/** `13`, `13.2`, `13,20`: no sign, no exponent, no thousands separator. */
function parseAmount(raw: string | null): E.Either<MobilePaymentError, Cents> {
  if (raw === null || !/^\d{1,6}(?:[.,]\d{1,2})?$/.test(raw)) return E.left(unreadable);
  const amount = centsFromEuros(Number(raw.replace(',', '.')));
  return amount > 0 && amount <= HIGHEST ? E.right(amount) : E.left(unreadable);
}

function parseDebt(raw: string | null): E.Either<MobilePaymentError, PublicDebt> {
  const debt = raw === null ? null : readPublicDebt(raw);
  return debt === null ? E.left(unreadable) : E.right(debt);
}

/** A plus sign that was not encoded arrives as a space, which no e-mail contains. */
function parsePayer(raw: string | null): E.Either<MobilePaymentError, Email> {
  if (raw === null || raw.length > LONGEST.email) return E.left(unreadable);
  const email = parseEmail(raw.replaceAll(' ', '+'));
  return E.isRight(email) ? email : E.left(unreadable);
}

import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Brand } from '../basis/brand';
import type { PostalAddress } from '../contract/contract';
import type { CustomerType } from './customerType';
import { parseEmail, type Email } from '../basis/email';
import { fitting, parseFields, type FieldErrors } from '../basis/parseFields';
import { tidyAddressLine, tidyNumber } from '../basis/postalText';

/** An address of the purchase with the name and phones of its holder; absent lines are empty texts. */
export type PurchaseAddress = Omit<PostalAddress, 'fax'>;

export type PurchaseLine = keyof PurchaseAddress;

/** Step 2 as it was typed. */
export interface PurchaseDetailsInput extends Omit<PurchaseAddress, 'companyName'> {
  /** « Civilité », of an individual, for the contract alone (P7.14); empty when it was not chosen. */
  readonly civility: string;
  /** « Nom et prénom », of an individual. */
  readonly name: string;
  /** « Raison sociale », of a professional. */
  readonly companyName: string;
  readonly email: string;
  readonly emailConfirmation: string;
  /** « Adresse de facturation différente »: if not ticked, the block below is ignored (P5.4). */
  readonly hasOwnBilling: boolean;
  /** Its `companyName` is the name of the person or of the company. */
  readonly billing: Readonly<Record<PurchaseLine, string>>;
}

/**
 * The subscriber and the addresses of the mail and the bills. Lines in upper case, e-mail in lower case
 * (P5.5).
 */
export type PurchaseDetails = Brand<
  {
    readonly email: Email;
    /** `companyName` is the company's name, or the individual's last and first name. */
    readonly correspondence: PurchaseAddress;
    /** null = the correspondence address. */
    readonly billing: PurchaseAddress | null;
  },
  'PurchaseDetails'
>;

export interface PurchaseDetailsError {
  readonly kind:
    | 'purchaseDetails/name-incomplete'
    | 'purchaseDetails/companyName-missing'
    | `purchaseDetails/${'name' | 'line' | 'zip' | 'city' | 'phone' | 'email'}-too-long`
    | `purchaseDetails/${'address' | 'zip' | 'city' | 'email' | 'billing-name'}-too-short`
    | 'purchaseDetails/phone-not-digits'
    | 'purchaseDetails/email-invalid'
    | 'purchaseDetails/confirmation-too-short'
    | 'purchaseDetails/emails-differ';
}

type DetailsPath =
  | Exclude<keyof PurchaseDetailsInput, 'civility' | 'hasOwnBilling' | 'billing'>
  | `billing.${PurchaseLine}`;

type LineParser = (raw: string) => E.Either<PurchaseDetailsError, string>;

type Kind = PurchaseDetailsError['kind'];

/**
 * Maximum lengths in characters (P5.6); the name of a person or a company has the maximum of an address line
 * (P5.3).
 */
export const purchaseLengths = { line: 30, zip: 6, city: 25, phone: 10, email: 50 } as const;

const EMAIL_MINIMUM = 6;

/**
 * Tidies a line while it is typed: by the postal standard (P5.5); removes special characters from zips and
 * phones.
 */
export function tidyPurchaseLine(line: PurchaseLine, raw: string): string {
  return line === 'zip' || line.startsWith('phone') ? tidyNumber(raw) : tidyAddressLine(raw);
}

/** E-mails are in lower case (P5.5), without spaces. */
export function tidyPurchaseEmail(raw: string): string {
  return raw.toLowerCase().replace(/\s/g, '');
}

const optionalLine = within('line', null, null);

const zipWithin = within('zip', 5, 'purchaseDetails/zip-too-short');

const lineParsers: Readonly<Record<Exclude<PurchaseLine, 'companyName'>, LineParser>> = {
  address: within('line', 5, 'purchaseDetails/address-too-short'),
  address2: optionalLine,
  address3: optionalLine,
  zip: (raw) => zipWithin(tidyNumber(raw).replace(/ /g, '')),
  city: within('city', 2, 'purchaseDetails/city-too-short'),
  phoneHome: parsePhone,
  phoneMobile: parsePhone,
  phoneWork: parsePhone,
};

/** The subscriber and the addresses, or every invalid line, in the order of the screen (P5.2–P5.6). */
export function parsePurchaseDetails(
  raw: PurchaseDetailsInput,
  customerType: CustomerType,
): E.Either<FieldErrors<DetailsPath, PurchaseDetailsError>, PurchaseDetails> {
  const isCompany = customerType === 'professional';
  const email = parsePurchaseEmail(raw.email);
  return pipe(
    parseFields({
      name: isCompany ? fitting('') : parseFullName(raw.name),
      companyName: isCompany ? parseCompanyName(raw.companyName) : fitting(''),
      ...parseLines(raw),
      email,
      emailConfirmation: parseConfirmation(raw.emailConfirmation, email),
      billing: raw.hasOwnBilling ? parseBilling(raw.billing) : fitting(null),
    }),
    E.map(
      ({ name, companyName, email: address, emailConfirmation: _, billing, ...lines }) =>
        ({
          email: address,
          correspondence: { companyName: isCompany ? companyName : name, ...lines },
          billing,
        }) as PurchaseDetails,
    ),
  );
}

function parseLines(
  raw: Readonly<Record<Exclude<PurchaseLine, 'companyName'>, string>>,
): Readonly<Record<Exclude<PurchaseLine, 'companyName'>, E.Either<PurchaseDetailsError, string>>> {
  return {
    address: lineParsers.address(raw.address),
    address2: lineParsers.address2(raw.address2),
    address3: lineParsers.address3(raw.address3),
    zip: lineParsers.zip(raw.zip),
    city: lineParsers.city(raw.city),
    phoneHome: lineParsers.phoneHome(raw.phoneHome),
    phoneMobile: lineParsers.phoneMobile(raw.phoneMobile),
    phoneWork: lineParsers.phoneWork(raw.phoneWork),
  };
}

function parseBilling(
  raw: PurchaseDetailsInput['billing'],
): E.Either<FieldErrors<PurchaseLine, PurchaseDetailsError>, PurchaseAddress> {
  return parseFields({
    companyName: within(
      'line',
      3,
      'purchaseDetails/billing-name-too-short',
      'name',
    )(raw.companyName),
    ...parseLines(raw),
  });
}

/** An individual's last and first name, separated by a space (P5.3). */
function parseFullName(raw: string): E.Either<PurchaseDetailsError, string> {
  const name = tidyLine(raw);
  return name.includes(' ')
    ? within('line', null, null, 'name')(name)
    : E.left({ kind: 'purchaseDetails/name-incomplete' });
}

function parseCompanyName(raw: string): E.Either<PurchaseDetailsError, string> {
  return within('line', 1, 'purchaseDetails/companyName-missing', 'name')(raw);
}

/** Tidied, without superfluous spaces; checks the minimum and the maximum length. */
function within(
  length: 'line' | 'zip' | 'city',
  minimum: number | null,
  tooShort: Kind | null,
  named: 'line' | 'zip' | 'city' | 'name' = length,
): LineParser {
  return (raw) => {
    const line = tidyLine(raw);
    if (minimum !== null && tooShort !== null && line.length < minimum) {
      return E.left({ kind: tooShort });
    }
    return line.length > purchaseLengths[length]
      ? E.left({ kind: `purchaseDetails/${named}-too-long` })
      : E.right(line);
  };
}

function tidyLine(raw: string): string {
  return tidyAddressLine(raw).replace(/ +/g, ' ').trim();
}

/**
 * Removes dots, spaces, +33 and +33 (0), so that a pasted number fits the 10 characters (P5.6); no phone is
 * required.
 */
function parsePhone(raw: string): E.Either<PurchaseDetailsError, string> {
  const digits = raw.replace(/[\s.()/+_-]/g, '').replace(/^(?:00)?330?(?=\d{9}$)/, '0');
  if (!/^\d*$/.test(digits)) return E.left({ kind: 'purchaseDetails/phone-not-digits' });
  return digits.length > purchaseLengths.phone
    ? E.left({ kind: 'purchaseDetails/phone-too-long' })
    : E.right(digits);
}

/** 6 to 50 characters with the form of an address, in lower case (P5.2, P5.5, P5.6). */
function parsePurchaseEmail(raw: string): E.Either<PurchaseDetailsError, Email> {
  const typed = tidyPurchaseEmail(raw);
  if (typed.length < EMAIL_MINIMUM) return E.left({ kind: 'purchaseDetails/email-too-short' });
  if (typed.length > purchaseLengths.email)
    return E.left({ kind: 'purchaseDetails/email-too-long' });
  const email = parseEmail(typed);
  return E.isRight(email) ? email : E.left({ kind: 'purchaseDetails/email-invalid' });
}

/** Must be equal to the e-mail, if the e-mail is valid (P5.2). */
function parseConfirmation(
  raw: string,
  email: E.Either<PurchaseDetailsError, Email>,
): E.Either<PurchaseDetailsError, string> {
  const typed = tidyPurchaseEmail(raw);
  if (typed.length < EMAIL_MINIMUM) {
    return E.left({ kind: 'purchaseDetails/confirmation-too-short' });
  }
  return E.isRight(email) && email.right !== typed
    ? E.left({ kind: 'purchaseDetails/emails-differ' })
    : E.right(typed);
}

/** Splits a full name for the contract: the last word is the first name, as in « Nom et prénom » (P5.3). */
export function splitFullName(name: string): {
  readonly lastname: string;
  readonly firstname: string;
} {
  const words = name.trim().split(/\s+/);
  return { lastname: words.slice(0, -1).join(' '), firstname: words.at(-1) ?? '' };
}

import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Brand } from '../basis/brand';
import type { PostalAddress } from '../contract/contract';
import type { CustomerType } from './customerType';
import { parseEmail, type Email, type EmailError } from '../basis/email';
import { fitting, parseFields, type FieldErrors } from '../basis/parseFields';
import { parsePhone, tidyPhone, type PhoneError } from '../basis/phone';
import {
  isPlainLine,
  parseZip,
  postalLine,
  tidyAddressLine,
  tidyNumber,
} from '../basis/postalText';
import { typedText } from '../basis/typedText';
import {
  contactNames,
  fullName,
  holderNames,
  type HolderNames,
  type TypedNames,
} from './holderNames';

/** An address of the purchase with the name and phones of its holder; absent lines are empty texts. */
export type PurchaseAddress = Omit<PostalAddress, 'fax'>;

export type PurchaseLine = keyof PurchaseAddress;

/** Step 2 as it was typed. */
export interface PurchaseDetailsInput extends Omit<PurchaseAddress, 'companyName'>, TypedNames {
  /** « Civilité », of an individual, for the contract alone (P7.14); empty when it was not chosen. */
  readonly civility: string;
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
    /**
     * The names in the contract (P3.19, P7.14): of an individual, or of the contact person of a company; null
     * for a company without one.
     */
    readonly holder: HolderNames | null;
    /** null = the correspondence address. */
    readonly billing: PurchaseAddress | null;
  },
  'PurchaseDetails'
>;

interface LineError {
  readonly kind:
    | 'purchaseDetails/name-incomplete'
    | 'purchaseDetails/companyName-missing'
    | `purchaseDetails/${'lastname' | 'firstname'}-missing`
    | `purchaseDetails/${'name' | 'line'}-not-latin`
    | `purchaseDetails/${'name' | 'line' | 'zip' | 'city' | 'email'}-too-long`
    | `purchaseDetails/${'address' | 'zip' | 'city' | 'email' | 'billing-name'}-too-short`
    | 'purchaseDetails/confirmation-too-short'
    | 'purchaseDetails/emails-differ';
}

export type PurchaseDetailsError = LineError | PhoneError | EmailError;

type DetailsPath =
  | Exclude<keyof PurchaseDetailsInput, 'civility' | `hasOwn${string}` | 'billing'>
  | `billing.${PurchaseLine}`;

type LineParser = (raw: string) => E.Either<PurchaseDetailsError, string>;

type Kind = LineError['kind'];

/**
 * Maximum lengths in characters (P5.6); the name of a person or a company has the maximum of an address line
 * (P5.3).
 */
export const purchaseLengths = { line: 30, zip: 6, city: 25, email: 50 } as const;

const EMAIL_MINIMUM = 6;

/**
 * Tidies a line while it is typed: by the postal standard (P5.5); removes special characters from zips and
 * phones.
 */
export function tidyPurchaseLine(line: PurchaseLine, raw: string): string {
  if (line.startsWith('phone')) return tidyPhone(raw);
  return line === 'zip' ? tidyNumber(raw) : tidyAddressLine(raw);
}

/**
 * « Nom et prénom » while it is typed: upper case (P5.5). Its signs stay until the line is sent: they tell
 * which words are one name.
 */
export function tidyFullName(raw: string): string {
  return typedText(raw).toUpperCase();
}

/**
 * E-mails are in lower case (P5.5), without the spaces that keyboards of phones set beside `@` and before a
 * point. Any other one stays: two words are not joined to another person's address.
 */
export function tidyPurchaseEmail(raw: string): string {
  const line = typedText(raw).toLowerCase().trim().replace(/\s+/g, ' ');
  return line.replace(/ (?=[@.])|(?<=@) /g, '');
}

const optionalLine = within('line', null);

const zipWithin = within('zip', { length: 5, tooShort: 'purchaseDetails/zip-too-short' });

const lineParsers: Readonly<Record<Exclude<PurchaseLine, 'companyName'>, LineParser>> = {
  address: within('line', { length: 5, tooShort: 'purchaseDetails/address-too-short' }),
  address2: optionalLine,
  address3: optionalLine,
  zip: zipLine,
  city: within('city', { length: 2, tooShort: 'purchaseDetails/city-too-short' }),
  phoneHome: phoneLine,
  phoneMobile: phoneLine,
  phoneWork: phoneLine,
};

/** The subscriber and the addresses, or every invalid line, in the order of the screen (P5.2–P5.6). */
export function parsePurchaseDetails(
  raw: PurchaseDetailsInput,
  customerType: CustomerType,
): E.Either<FieldErrors<DetailsPath, PurchaseDetailsError>, PurchaseDetails> {
  const isCompany = customerType === 'professional';
  const email = parsePurchaseEmail(raw.email);
  const person = isCompany ? null : holderNames(raw);
  const hasOwnNames = person !== null && raw.hasOwnNames;
  const contact = isCompany ? contactNames(raw) : null;
  return pipe(
    parseFields({
      name: person && !hasOwnNames ? parseFullName(person) : fitting(''),
      firstname: hasOwnNames ? parseOwnName('firstname', person) : fitting(''),
      lastname: hasOwnNames ? parseOwnName('lastname', person) : fitting(''),
      companyName: isCompany ? parseCompanyName(raw.companyName) : fitting(''),
      contact: contact ? parseFullName(contact) : fitting(''),
      ...parseLines(raw),
      email,
      emailConfirmation: parseConfirmation(raw.emailConfirmation, email),
      billing: raw.hasOwnBilling ? parseBilling(raw.billing) : fitting(null),
    }),
    E.map((parsed) => {
      const {
        name: _full,
        firstname: _first,
        lastname: _last,
        contact: _contact,
        emailConfirmation: _,
        ...rest
      } = parsed;
      const { email: address, billing, companyName, ...lines } = rest;
      const correspondence = { companyName: person ? fullName(person) : companyName, ...lines };
      return {
        email: address,
        holder: person ?? contact,
        correspondence,
        billing,
      } as PurchaseDetails;
    }),
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
      { length: 3, tooShort: 'purchaseDetails/billing-name-too-short' },
      'name',
    )(raw.companyName),
    ...parseLines(raw),
  });
}

/** An individual's last and first name (P5.3): two words as typed; a single one is the first name. */
function parseFullName(holder: HolderNames): E.Either<PurchaseDetailsError, string> {
  return holder.lastname === ''
    ? E.left({ kind: 'purchaseDetails/name-incomplete' })
    : within('line', null, 'name')(fullName(holder));
}

/** Both are required; together they have the length of the line (P5.3). */
function parseOwnName(
  own: keyof HolderNames,
  holder: HolderNames,
): E.Either<PurchaseDetailsError, string> {
  return holder[own] === ''
    ? E.left({ kind: `purchaseDetails/${own}-missing` })
    : within('line', null, 'name')(own === 'lastname' ? fullName(holder) : holder[own]);
}

function parseCompanyName(raw: string): E.Either<PurchaseDetailsError, string> {
  return within(
    'line',
    { length: 1, tooShort: 'purchaseDetails/companyName-missing' },
    'name',
  )(raw);
}

/** Tidied, without superfluous spaces; checks the minimum and the maximum length. */
function within(
  length: 'line' | 'zip' | 'city',
  minimum: { readonly length: number; readonly tooShort: Kind } | null,
  named: 'line' | 'zip' | 'city' | 'name' = length,
): LineParser {
  return (raw) => {
    const line = postalLine(raw);
    if (!isPlainLine(line)) {
      return E.left({ kind: `purchaseDetails/${named === 'name' ? 'name' : 'line'}-not-latin` });
    }
    if (minimum && line.length < minimum.length) return E.left({ kind: minimum.tooShort });
    return line.length > purchaseLengths[length]
      ? E.left({ kind: `purchaseDetails/${named}-too-long` })
      : E.right(line);
  };
}

/** 5 or 6 characters without spaces (P5.6); a French zip alone, without the town behind it. */
function zipLine(raw: string): E.Either<PurchaseDetailsError, string> {
  const zip = parseZip(raw.replace(/\s/g, ''));
  return zip === null ? E.left({ kind: 'purchaseDetails/zip-too-long' }) : zipWithin(zip);
}

/**
 * Ten digits (P5.6). The call has no room for a foreign number, which no field requires: it is not sent, and
 * does not block the purchase.
 */
function phoneLine(raw: string): E.Either<PhoneError, string> {
  return pipe(
    parsePhone(raw),
    E.map((phone) => (phone.kind === 'tenDigits' ? phone.digits : '')),
  );
}

/** 6 to 50 characters with the form of an address, in lower case (P5.2, P5.5, P5.6). */
function parsePurchaseEmail(raw: string): E.Either<PurchaseDetailsError, Email> {
  const typed = tidyPurchaseEmail(raw);
  if (typed.length < EMAIL_MINIMUM) return E.left({ kind: 'purchaseDetails/email-too-short' });
  const email = parseEmail(typed);
  const { length } = E.isRight(email) ? email.right : typed;
  return length > purchaseLengths.email
    ? E.left({ kind: 'purchaseDetails/email-too-long' })
    : email;
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
  const confirmed = parseEmail(typed);
  return E.isRight(email) && !(E.isRight(confirmed) && confirmed.right === email.right)
    ? E.left({ kind: 'purchaseDetails/emails-differ' })
    : E.right(typed);
}

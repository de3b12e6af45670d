import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Brand } from '../basis/brand';
import type { Contract, ContractPermissions, PostalAddress } from './contract';
import { parseEmail, type Email, type EmailError } from '../basis/email';
import { fitting, parseFields, type FieldErrors } from '../basis/parseFields';
import { barePhone, parsePhone, tidyPhone, type PhoneError } from '../basis/phone';
import {
  isPlainLine,
  parseZip,
  postalLine,
  tidyAddressLine,
  tidyEmail,
  tidyNumber,
} from '../basis/postalText';
import { isBlank } from '../basis/typedText';

/** The addresses for the mail and the invoices of a contract, complete and ready to be saved (M7.16). */
export type PostalDetails = Brand<
  {
    /** In upper case (M5.11). */
    readonly email: Email;
    readonly correspondence: PostalAddress;
    readonly billing: PostalAddress;
  },
  'PostalDetails'
>;

export type PostalBlock = 'correspondence' | 'billing';

/** The fields of an address that a subscriber may change: the company's name is read-only (M5.12). */
export type PostalLine = Exclude<keyof PostalAddress, 'companyName'>;

export type PostalLines = Readonly<Record<PostalLine, string>>;

/** The form as it is typed. */
export type PostalInput = Readonly<Record<PostalBlock, PostalLines>> & {
  readonly email: string;
  /** The box is ticked; if not, billing repeats correspondence (M5.14). */
  readonly hasOwnBilling: boolean;
};

/** The values on the server: they are used for fields that may not be edited. */
export interface SavedPostalDetails extends Pick<
  Contract,
  'correspondence' | 'billing' | 'permissions'
> {
  readonly email: string;
}

type RequiredLine = 'address' | 'zip' | 'city';

type PostalLineError =
  | { readonly kind: `postalDetails/${RequiredLine}-missing` | 'postalDetails/not-latin' }
  | PhoneError;

export type PostalDetailsError = PostalLineError | EmailError;

type LineErrors = FieldErrors<PostalLine, PostalLineError>;

type PostalDetailsErrors = FieldErrors<
  `${PostalBlock}.${PostalLine}` | 'email',
  PostalDetailsError
>;

/**
 * In the order of the screen, each with the server's flag that controls it (M3.6) and its typing rule
 * (M5.11).
 */
const lineRules: Readonly<
  Record<
    PostalLine,
    { readonly flag: keyof ContractPermissions; readonly tidy: (raw: string) => string }
  >
> = {
  address: { flag: 'addresses', tidy: tidyAddressLine },
  address2: { flag: 'addresses', tidy: tidyAddressLine },
  address3: { flag: 'addresses', tidy: tidyAddressLine },
  zip: { flag: 'addresses', tidy: tidyNumber },
  city: { flag: 'addresses', tidy: tidyAddressLine },
  phoneHome: { flag: 'phones', tidy: tidyPhone },
  phoneMobile: { flag: 'phones', tidy: tidyPhone },
  phoneWork: { flag: 'phones', tidy: tidyPhone },
  fax: { flag: 'phones', tidy: tidyPhone },
};

export const postalLines = Object.keys(lineRules) as readonly PostalLine[];

/** The typing rule of a line (M5.11). */
export function tidyPostalLine(line: PostalLine, raw: string): string {
  return lineRules[line].tidy(raw);
}

/** One flag of the server controls the addresses and the e-mail, another one phones and fax (M3.6, M6.4). */
export function mayEditLine(line: PostalLine, permissions: ContractPermissions): boolean {
  return permissions[lineRules[line].flag];
}

/**
 * Whether the billing address differs from the correspondence address (M5.14). An empty billing address does
 * not differ, nor does one without the company's name (M2.22).
 */
export function billingDiffers({
  correspondence,
  billing,
}: Pick<Contract, 'correspondence' | 'billing'>): boolean {
  const isOtherCompany =
    !isBlank(billing.companyName) && billing.companyName !== correspondence.companyName;
  return (
    isOtherCompany ||
    (postalLines.some((line) => correspondence[line] !== billing[line]) && !isEmpty(billing))
  );
}

/** No billing address is known: the correspondence address is used. */
function isEmpty(address: PostalLines): boolean {
  return postalLines.every((line) => isBlank(address[line]));
}

/** Address 1, zip and city (M5.13). */
export function isRequiredLine(line: PostalLine): line is RequiredLine {
  return line === 'address' || line === 'zip' || line === 'city';
}

/**
 * All details, or the errors of the form. Address 1, zip, city and e-mail are required where they may be
 * edited (M5.13). Fields that may not be edited get the saved value, whatever was typed (M6.4); so does the
 * company's name (M5.12). A billing address of which nothing is saved repeats the correspondence address.
 */
export function parsePostalDetails(
  typed: PostalInput,
  saved: SavedPostalDetails,
): E.Either<PostalDetailsErrors, PostalDetails> {
  const { hasOwnBilling } = typed;
  const { permissions } = saved;
  const parseBlock = (from: PostalLines, to: PostalAddress): E.Either<LineErrors, PostalAddress> =>
    parseFields({ companyName: fitting(to.companyName), ...parseLines(from, to, permissions) });
  return pipe(
    parseFields({
      correspondence: parseBlock(typed.correspondence, saved.correspondence),
      email: permissions.addresses
        ? parsePostalEmail(typed.email)
        : fitting(tidyEmail(saved.email)),
      billing: pipe(
        parseBlock(
          hasOwnBilling ? typed.billing : typed.correspondence,
          isEmpty(saved.billing)
            ? { ...saved.correspondence, companyName: saved.billing.companyName }
            : saved.billing,
        ),
        // Errors of a repeated address are reported on the address that is typed.
        E.mapLeft((errors): LineErrors => (hasOwnBilling ? errors : {})),
      ),
    }),
    E.map((details) => details as PostalDetails),
  );
}

function parseLines(
  typed: PostalLines,
  saved: PostalAddress,
  permissions: ContractPermissions,
): Readonly<Record<PostalLine, E.Either<PostalLineError, string>>> {
  const lines = postalLines.map((line) => [
    line,
    mayEditLine(line, permissions) ? parseLine(line, typed[line]) : E.right(saved[line]),
  ]);
  return Object.fromEntries(lines) as Record<PostalLine, E.Either<PostalLineError, string>>;
}

/** Required for some lines (M5.13); tidies the text (M5.11) and removes superfluous spaces. */
function parseLine(line: PostalLine, raw: string): E.Either<PostalLineError, string> {
  if (lineRules[line].flag === 'phones') return postalPhone(raw);
  const text = line === 'zip' ? (parseZip(raw) ?? '') : postalLine(raw);
  if (line !== 'zip' && !isPlainLine(text)) return E.left({ kind: 'postalDetails/not-latin' });
  return isRequiredLine(line) && text === ''
    ? E.left({ kind: `postalDetails/${line}-missing` })
    : E.right(text);
}

/** The longest international number: 15 digits (E.164) after `00`. */
const LONGEST_PHONE = 17;

/** One number of any length may be saved: one that is not ten digits is told to its owner (M5.11). */
function postalPhone(raw: string): E.Either<PhoneError, string> {
  const phone = parsePhone(raw);
  if (E.isRight(phone)) return E.right(phone.right.kind === 'none' ? '' : phone.right.digits);
  const digits = barePhone(raw).replace('+', '');
  const isOne = phone.left.kind === 'phone/not-ten' && digits.length <= LONGEST_PHONE;
  return isOne ? E.right(digits) : phone;
}

/** Required (M5.13), with the form of an address, in upper case (M5.11). */
function parsePostalEmail(raw: string): E.Either<EmailError, Email> {
  return parseEmail(tidyEmail(raw));
}

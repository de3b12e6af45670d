import { left, map, mapLeft, right, type Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Brand } from './brand';
import type { Contract, ContractPermissions, PostalAddress } from './contract';
import { parseEmail, type Email, type EmailError } from './email';
import { fitting, parseFields, type FieldErrors } from './parseFields';
import { tidyAddressLine, tidyEmail, tidyNumber } from './postalText';

/** Where a contract's mail and invoices go, whole and ready to be saved (M7.16). */
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

/** What a subscriber may change of an address: the company's name is read-only (M5.12). */
export type PostalLine = Exclude<keyof PostalAddress, 'companyName'>;

export type PostalLines = Readonly<Record<PostalLine, string>>;

/** What is on the screen. */
export type PostalInput = Readonly<Record<PostalBlock, PostalLines>> & {
  readonly email: string;
  /** The box is ticked: otherwise billing repeats correspondence (M5.14). */
  readonly hasOwnBilling: boolean;
};

/** What the server has: it fills in what may not be edited. */
export interface SavedPostalDetails extends Pick<
  Contract,
  'correspondence' | 'billing' | 'permissions'
> {
  readonly email: string;
}

type RequiredLine = 'address' | 'zip' | 'city';

interface PostalLineError {
  readonly kind: `postalDetails/${RequiredLine}-missing`;
}

export type PostalDetailsError = PostalLineError | EmailError;

type LineErrors = FieldErrors<PostalLine, PostalLineError>;

type PostalDetailsErrors = FieldErrors<
  `${PostalBlock}.${PostalLine}` | 'email',
  PostalDetailsError
>;

/** In the order of the screen, each with the flag of the server that it follows (M3.6) and its typing rule (M5.11). */
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
  phoneHome: { flag: 'phones', tidy: tidyNumber },
  phoneMobile: { flag: 'phones', tidy: tidyNumber },
  phoneWork: { flag: 'phones', tidy: tidyNumber },
  fax: { flag: 'phones', tidy: tidyNumber },
};

export const postalLines = Object.keys(lineRules) as readonly PostalLine[];

/** The typing rule of a line (M5.11). */
export function tidyPostalLine(line: PostalLine, raw: string): string {
  return lineRules[line].tidy(raw);
}

/** Addresses and e-mail follow one flag of the server, phones and fax another (M3.6, M6.4). */
export function mayEditLine(line: PostalLine, permissions: ContractPermissions): boolean {
  return permissions[lineRules[line].flag];
}

/**
 * The billing address is another one than the correspondence address (M5.14). One of which nothing is filled in is none, and a
 * company's name that is not repeated there is the same one (M2.22).
 */
export function billingDiffers({
  correspondence,
  billing,
}: Pick<Contract, 'correspondence' | 'billing'>): boolean {
  const isOtherCompany =
    !isBlank(billing.companyName) && billing.companyName !== correspondence.companyName;
  return (
    isOtherCompany ||
    (postalLines.some((line) => correspondence[line] !== billing[line]) &&
      !postalLines.every((line) => isBlank(billing[line])))
  );
}

function isBlank(line: string): boolean {
  return line.trim() === '';
}

/** Address 1, zip and city (M5.13). */
export function isRequiredLine(line: PostalLine): line is RequiredLine {
  return line === 'address' || line === 'zip' || line === 'city';
}

/**
 * The whole set, or what does not fit. Address 1, zip, city and e-mail are required, where they may be edited (M5.13); what may not
 * is the saved one, whatever the screen says (M6.4), as is the company's name (M5.12).
 */
export function parsePostalDetails(
  typed: PostalInput,
  saved: SavedPostalDetails,
): Either<PostalDetailsErrors, PostalDetails> {
  const { hasOwnBilling } = typed;
  const { permissions } = saved;
  const parseBlock = (from: PostalLines, to: PostalAddress): Either<LineErrors, PostalAddress> =>
    parseFields({ companyName: fitting(to.companyName), ...parseLines(from, to, permissions) });
  return pipe(
    parseFields({
      correspondence: parseBlock(typed.correspondence, saved.correspondence),
      email: permissions.addresses
        ? parsePostalEmail(typed.email)
        : fitting(tidyEmail(saved.email)),
      billing: pipe(
        parseBlock(hasOwnBilling ? typed.billing : typed.correspondence, saved.billing),
        // What a repeated address lacks is told where it is typed.
        mapLeft((errors): LineErrors => (hasOwnBilling ? errors : {})),
      ),
    }),
    map((details) => details as PostalDetails),
  );
}

function parseLines(
  typed: PostalLines,
  saved: PostalAddress,
  permissions: ContractPermissions,
): Readonly<Record<PostalLine, Either<PostalLineError, string>>> {
  const lines = postalLines.map((line) => [
    line,
    mayEditLine(line, permissions) ? parseLine(line, typed[line]) : right(saved[line]),
  ]);
  return Object.fromEntries(lines) as Record<PostalLine, Either<PostalLineError, string>>;
}

/** Given where required (M5.13), tidy (M5.11), and without superfluous spaces. */
function parseLine(line: PostalLine, raw: string): Either<PostalLineError, string> {
  const text = tidyPostalLine(line, raw).replace(/ +/g, ' ').trim();
  return isRequiredLine(line) && text === ''
    ? left({ kind: `postalDetails/${line}-missing` })
    : right(text);
}

/** Given (M5.13), looking like an address, and in upper case (M5.11). */
function parsePostalEmail(raw: string): Either<EmailError, Email> {
  return parseEmail(tidyEmail(raw));
}

import type * as E from 'fp-ts/Either';
import { parsePublicFormBic, type Bic, type BicError } from '../bank/bic';
import { parseEmail, type Email, type EmailError } from '../basis/email';
import { parseFrenchIban, type FrenchIbanError, type Iban } from '../bank/iban';
import { parseFields, type FieldErrors } from '../basis/parseFields';
import { parsePersonName, type PersonName } from '../basis/personName';

/** The form of a person who requests a refund outside the free-ramp area (P4.18, P5.22). */
export interface RefundRequestInput {
  readonly lastname: string;
  readonly firstname: string;
  readonly email: string;
  readonly iban: string;
  readonly bic: string;
}

/**
 * The bank account and the recipient of a refund (P3.9); the server knows the name of a signed-in person
 * (P5.22).
 */
export type RefundBeneficiary = RefundAccount & Partial<RefundVisitor>;

interface RefundAccount {
  readonly iban: Iban;
  readonly bic: Bic;
}

interface RefundVisitor {
  readonly lastname: PersonName;
  readonly firstname: PersonName;
  readonly email: Email;
}

export type RefundRequestError =
  | { readonly kind: `${'lastname' | 'firstname'}/missing` }
  | EmailError
  | FrenchIbanError
  | BicError;

/** Requires all fields: a valid French IBAN, a BIC of at least 6 characters, an e-mail address (P5.22). */
export function parseRefundRequest(
  raw: RefundRequestInput,
): E.Either<FieldErrors<keyof RefundRequestInput, RefundRequestError>, RefundBeneficiary> {
  return parseFields({
    lastname: parsePersonName('lastname/missing', raw.lastname),
    firstname: parsePersonName('firstname/missing', raw.firstname),
    email: parseEmail(raw.email),
    iban: parseFrenchIban(raw.iban),
    bic: parsePublicFormBic(raw.bic),
  });
}

/** The form of a signed-in person, without name and e-mail (P5.22). */
export function parseKnownRefundRequest(
  raw: Pick<RefundRequestInput, 'iban' | 'bic'>,
): E.Either<FieldErrors<'iban' | 'bic', FrenchIbanError | BicError>, RefundBeneficiary> {
  return parseFields({ iban: parseFrenchIban(raw.iban), bic: parsePublicFormBic(raw.bic) });
}

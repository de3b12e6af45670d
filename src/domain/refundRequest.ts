import type { Either } from 'fp-ts/Either';
import { parsePublicFormBic, type Bic, type BicError } from './bic';
import { parseEmail, type Email, type EmailError } from './email';
import { parseFrenchIban, type FrenchIbanError, type Iban } from './iban';
import { parseFields, type FieldErrors } from './parseFields';
import { parsePersonName, type PersonName } from './personName';

/** The form of whoever asks for a refund without the free-ramp area (P4.18, P5.22). */
export interface RefundRequestInput {
  readonly lastname: string;
  readonly firstname: string;
  readonly email: string;
  readonly iban: string;
  readonly bic: string;
}

/** Where to a refund goes, and to whom (P3.9); of a signed-in person the server knows who they are (P5.22). */
export interface RefundBeneficiary {
  readonly lastname?: PersonName;
  readonly firstname?: PersonName;
  readonly email?: Email;
  readonly iban: Iban;
  readonly bic: Bic;
}

export type RefundRequestError =
  | { readonly kind: `${'lastname' | 'firstname'}/missing` }
  | EmailError
  | FrenchIbanError
  | BicError;

/** All required; the IBAN valid and French, the BIC of 6 characters at least, the e-mail like an address (P5.22). */
export function parseRefundRequest(
  raw: RefundRequestInput,
): Either<FieldErrors<keyof RefundRequestInput, RefundRequestError>, RefundBeneficiary> {
  return parseFields({
    lastname: parsePersonName('lastname/missing', raw.lastname),
    firstname: parsePersonName('firstname/missing', raw.firstname),
    email: parseEmail(raw.email),
    iban: parseFrenchIban(raw.iban),
    bic: parsePublicFormBic(raw.bic),
  });
}

/** The same of a signed-in person, who is not asked for name and e-mail (P5.22). */
export function parseKnownRefundRequest(
  raw: Pick<RefundRequestInput, 'iban' | 'bic'>,
): Either<FieldErrors<'iban' | 'bic', FrenchIbanError | BicError>, RefundBeneficiary> {
  return parseFields({ iban: parseFrenchIban(raw.iban), bic: parsePublicFormBic(raw.bic) });
}

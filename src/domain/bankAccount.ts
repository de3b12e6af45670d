import type { Either } from 'fp-ts/Either';
import { parseBankPageBic, type Bic, type BicError } from './bic';
import { parseBankPageIban, type Iban, type BankPageIbanError } from './iban';
import { parseFields, type FieldErrors } from './parseFields';
import { parsePersonName, type PersonName } from './personName';

/** The one account that refunds go to (P3.3, P9.8). */
export interface BankAccount {
  readonly id: number;
  readonly beneficiary: string;
  readonly iban: string;
  readonly bic: string;
}

export interface BankAccountInput {
  readonly beneficiary: string;
  readonly iban: string;
  readonly bic: string;
}

/** An account to keep instead of the present one. */
export interface NewBankAccount {
  /** Whom it belongs to, as the bank knows them. */
  readonly beneficiary: PersonName;
  readonly iban: Iban;
  readonly bic: Bic;
}

export type BankAccountError =
  { readonly kind: 'beneficiary/missing' } | BankPageIbanError | BicError;

/** All fields filled: a name, an IBAN of 12 characters at least, a BIC of 2 at least; then both valid (P5.20). */
export function parseBankAccount({
  beneficiary,
  iban,
  bic,
}: BankAccountInput): Either<
  FieldErrors<keyof BankAccountInput, BankAccountError>,
  NewBankAccount
> {
  return parseFields({
    beneficiary: parsePersonName('beneficiary/missing', beneficiary),
    iban: parseBankPageIban(iban),
    bic: parseBankPageBic(bic),
  });
}

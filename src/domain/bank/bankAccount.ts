import type * as E from 'fp-ts/Either';
import { parseBankPageBic, type Bic, type BicError } from './bic';
import { parseBankPageIban, type Iban, type BankPageIbanError } from './iban';
import { parseFields, type FieldErrors } from '../basis/parseFields';
import { parsePersonName, type PersonName } from '../basis/personName';

/** The bank account that receives the refunds (P3.3, P9.8). */
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

/** An account that replaces the present one. */
export interface NewBankAccount {
  /** The account holder, as the bank knows them. */
  readonly beneficiary: PersonName;
  readonly iban: Iban;
  readonly bic: Bic;
}

export type BankAccountError =
  | { readonly kind: 'beneficiary/missing' }
  | BankPageIbanError
  | BicError;

/** Requires a name, an IBAN of at least 12 characters and a BIC of at least 2; then checks both (P5.20). */
export function parseBankAccount({
  beneficiary,
  iban,
  bic,
}: BankAccountInput): E.Either<
  FieldErrors<keyof BankAccountInput, BankAccountError>,
  NewBankAccount
> {
  return parseFields({
    beneficiary: parsePersonName('beneficiary/missing', beneficiary),
    iban: parseBankPageIban(iban),
    bic: parseBankPageBic(bic),
  });
}

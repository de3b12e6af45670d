import type * as E from 'fp-ts/Either';
import { parseIban, type Iban, type IbanError } from './iban';
import { parseFields, type FieldErrors } from '../basis/parseFields';

/** The typed bank details; the bank slip is a file (M5.7, M5.8). */
export interface BankDetailsInput {
  readonly iban: string;
}

/** Checks the IBAN by the rule of the subscriber area (M5.7). */
export function parseBankDetails({
  iban,
}: BankDetailsInput): E.Either<FieldErrors<'iban', IbanError>, { readonly iban: Iban }> {
  return parseFields({ iban: parseIban(iban) });
}

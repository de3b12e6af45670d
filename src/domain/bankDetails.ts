import type { Either } from 'fp-ts/Either';
import { parseIban, type Iban, type IbanError } from './iban';
import { parseFields, type FieldErrors } from './parseFields';

/** What is typed of the bank details; their slip is a file (M5.7, M5.8). */
export interface BankDetailsInput {
  readonly iban: string;
}

/** The IBAN is that of the subscriber area (M5.7). */
export function parseBankDetails({
  iban,
}: BankDetailsInput): Either<FieldErrors<'iban', IbanError>, { readonly iban: Iban }> {
  return parseFields({ iban: parseIban(iban) });
}

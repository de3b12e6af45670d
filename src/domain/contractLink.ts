import { left, right, type Either } from 'fp-ts/Either';
import type { Brand } from './brand';
import { parseFields, type FieldErrors } from './parseFields';

/** The holder of a contract, in upper case, as the contract writes it. */
export type HolderName = Brand<string, 'HolderName'>;

/** What a subscriber calls the number of a contract, without spaces. */
export type ContractNumber = Brand<string, 'ContractNumber'>;

interface HolderNameError {
  readonly kind: 'contractLink/name-missing';
}

interface ContractNumberError {
  readonly kind: 'contractLink/number-missing';
}

/** Upper case while typing (M5.5). */
export function tidyHolderName(raw: string): string {
  return raw.toUpperCase();
}

/** Given, and in upper case (M5.5). */
function parseHolderName(raw: string): Either<HolderNameError, HolderName> {
  const name = tidyHolderName(raw).trim().replace(/\s+/g, ' ');
  return name === '' ? left({ kind: 'contractLink/name-missing' }) : right(name as HolderName);
}

/** Given; spaces that came along are dropped (M5.5). */
function parseContractNumber(raw: string): Either<ContractNumberError, ContractNumber> {
  const number = raw.replace(/\s/g, '');
  return number === ''
    ? left({ kind: 'contractLink/number-missing' })
    : right(number as ContractNumber);
}

/** A contract to be linked to the account, as the form takes it. */
export interface ContractLinkInput {
  readonly name: string;
  readonly number: string;
}

export interface ContractLink {
  readonly name: HolderName;
  readonly number: ContractNumber;
}

export type ContractLinkError = HolderNameError | ContractNumberError;

/** Both are required (M5.5). */
export function parseContractLink({
  name,
  number,
}: ContractLinkInput): Either<
  FieldErrors<keyof ContractLinkInput, ContractLinkError>,
  ContractLink
> {
  return parseFields({ name: parseHolderName(name), number: parseContractNumber(number) });
}

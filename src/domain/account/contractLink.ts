import * as E from 'fp-ts/Either';
import type { Brand } from '../basis/brand';
import { parseFields, type FieldErrors } from '../basis/parseFields';

/** The holder of a contract, in upper case, as on the contract. */
export type HolderName = Brand<string, 'HolderName'>;

/** The number of a contract as subscribers know it, without spaces. */
export type ContractNumber = Brand<string, 'ContractNumber'>;

interface HolderNameError {
  readonly kind: 'contractLink/name-missing';
}

interface ContractNumberError {
  readonly kind: 'contractLink/number-missing';
}

/** Upper case while the visitor types (M5.5). */
export function tidyHolderName(raw: string): string {
  return raw.toUpperCase();
}

/** Required, in upper case (M5.5). */
function parseHolderName(raw: string): E.Either<HolderNameError, HolderName> {
  const name = tidyHolderName(raw).trim().replace(/\s+/g, ' ');
  return name === '' ? E.left({ kind: 'contractLink/name-missing' }) : E.right(name as HolderName);
}

/** Required; removes spaces, which a pasted text may contain (M5.5). */
function parseContractNumber(raw: string): E.Either<ContractNumberError, ContractNumber> {
  const number = raw.replace(/\s/g, '');
  return number === ''
    ? E.left({ kind: 'contractLink/number-missing' })
    : E.right(number as ContractNumber);
}

/** The form that links a contract to the account. */
export interface ContractLinkInput {
  readonly name: string;
  readonly number: string;
}

export interface ContractLink {
  readonly name: HolderName;
  readonly number: ContractNumber;
}

export type ContractLinkError = HolderNameError | ContractNumberError;

/** Both fields are required (M5.5). */
export function parseContractLink({
  name,
  number,
}: ContractLinkInput): E.Either<
  FieldErrors<keyof ContractLinkInput, ContractLinkError>,
  ContractLink
> {
  return parseFields({ name: parseHolderName(name), number: parseContractNumber(number) });
}

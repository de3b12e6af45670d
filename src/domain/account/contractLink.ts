import * as E from 'fp-ts/Either';
import type { Brand } from '../basis/brand';
import { parseFields, type FieldErrors } from '../basis/parseFields';
import { isPlainLine, postalLine } from '../basis/postalText';
import { typedText } from '../basis/typedText';
import { hasTwoNumbers, printedNumber } from '../basis/printedNumber';

/** The holder of a contract, as every contract has it: upper case, signs become spaces, letters folded. */
export type HolderName = Brand<string, 'HolderName'>;

/** The number of a contract as subscribers know it, without spaces. */
export type ContractNumber = Brand<string, 'ContractNumber'>;

interface HolderNameError {
  readonly kind: 'contractLink/name-missing' | 'contractLink/name-not-latin';
}

interface ContractNumberError {
  readonly kind: 'contractLink/number-missing' | 'contractLink/several-numbers';
}

/** A civility before a name. « M.A.I.F. » and « MR BRICOLAGE » have none: a holder may be a company. */
const CIVILITY = /^(?:(?:monsieur|madame|mademoiselle|mme|mlle)\.? |m\. |m\.(?=\p{L}{2}))/iu;

/** The form in which the purchase sends it, so that the same name is found again (M5.5, P5.5). */
function parseHolderName(raw: string): E.Either<HolderNameError, HolderName> {
  const name = postalLine(typedText(raw).trim().replace(CIVILITY, ''));
  if (name === '') return E.left({ kind: 'contractLink/name-missing' });
  return isPlainLine(name)
    ? E.right(name as HolderName)
    : E.left({ kind: 'contractLink/name-not-latin' });
}

/** Required, in any printed form (M5.5). */
function parseContractNumber(raw: string): E.Either<ContractNumberError, ContractNumber> {
  if (hasTwoNumbers(raw)) return E.left({ kind: 'contractLink/several-numbers' });
  const number = printedNumber(raw);
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

import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { countrySpecs, isValidIBAN } from 'ibantools';
import type { Brand } from '../basis/brand';
import { bareIban, groupIban } from './groupIban';

/** A valid IBAN in its electronic form: upper case, no spaces. */
export type Iban = Brand<string, 'Iban'>;

export interface IbanError {
  readonly kind: 'iban/too-short' | 'iban/invalid';
}

export interface BankPageIbanError {
  readonly kind: 'iban/missing' | 'iban/invalid';
}

export interface FrenchIbanError {
  readonly kind: 'iban/missing' | 'iban/invalid' | 'iban/not-french';
}

const MINIMUM_LENGTH = 27;
const BANK_PAGE_MINIMUM_LENGTH = 12;

/** Words, or a BIC and « IBAN », before an IBAN; words, or a BIC, behind it: the lines of a bank slip. */
const BEFORE = /^(?:\p{L}{6,}[A-Z\d]{2,5}IBAN|\p{L}*)(?=[A-Z]{2}\d\d)/u;
const BEHIND = /^(?:\p{L}{4,}|\p{L}{6,}[A-Z\d]{2}(?:[A-Z\d]{3})?)$/u;
const LONGEST_SLIP = 200;

/** The bare form; what stands around it is removed only when its check digits are right then. */
function electronicIban(raw: string): string {
  const bare = bareIban(raw);
  if (isValidIBAN(bare) || bare.length > LONGEST_SLIP) return bare;
  const from = bare.replace(BEFORE, '');
  const iban = from.slice(0, countrySpecs[from.slice(0, 2)]?.chars ?? 0);
  const behind = from.slice(iban.length);
  return isValidIBAN(iban) && (behind === '' || BEHIND.test(behind)) ? iban : bare;
}

/** The IBAN alone, in groups of four: how a field shows it once it is left. */
export const settledIban = (raw: string): string => groupIban(electronicIban(raw));

/**
 * The subscriber area and the purchase: longer than 26 characters in the electronic form, with correct check
 * digits (ISO 13616) and, in France and Monaco, a correct national key (M5.7, M9.11, P5.8).
 */
export function parseIban(raw: string): E.Either<IbanError, Iban> {
  const electronic = electronicIban(raw);
  return electronic.length < MINIMUM_LENGTH
    ? E.left({ kind: 'iban/too-short' })
    : checkedIban(electronic);
}

/**
 * The bank page of the free-ramp area, any country: fewer than 12 characters count as empty (P5.20, P9.8).
 */
export function parseBankPageIban(raw: string): E.Either<BankPageIbanError, Iban> {
  const electronic = electronicIban(raw);
  return electronic.length < BANK_PAGE_MINIMUM_LENGTH
    ? E.left({ kind: 'iban/missing' })
    : checkedIban(electronic);
}

/**
 * The refund of an anonymous visitor: checks that it is given, valid and French, in this order (P5.22,
 * P9.8).
 */
export function parseFrenchIban(raw: string): E.Either<FrenchIbanError, Iban> {
  const electronic = electronicIban(raw);
  if (electronic === '') return E.left({ kind: 'iban/missing' });
  return pipe(
    checkedIban(electronic),
    E.flatMap((iban): E.Either<FrenchIbanError, Iban> =>
      isFrench(iban) ? E.right(iban) : E.left({ kind: 'iban/not-french' }),
    ),
  );
}

/** A valid foreign IBAN of any length: the purchase refers it to customer service (P5.8). */
export function isForeignIban(raw: string): boolean {
  const electronic = electronicIban(raw);
  return isValidIBAN(electronic) && !isFrench(electronic);
}

function checkedIban(electronic: string): E.Either<{ readonly kind: 'iban/invalid' }, Iban> {
  return isValidIBAN(electronic) ? E.right(electronic as Iban) : E.left({ kind: 'iban/invalid' });
}

function isFrench(electronic: string): boolean {
  return electronic.startsWith('FR');
}

import { flatMap, left, right, type Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { isValidIBAN } from 'ibantools';
import type { Brand } from './brand';

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

/**
 * The subscriber area and the purchase tunnel: longer than 26 characters in the electronic form, with right check
 * digits (ISO 13616) and, in France and Monaco, a right national key (M5.7, M9.11, P5.8).
 */
export function parseIban(raw: string): Either<IbanError, Iban> {
  const electronic = electronicIban(raw);
  return electronic.length < MINIMUM_LENGTH
    ? left({ kind: 'iban/too-short' })
    : checkedIban(electronic);
}

/** The bank page of the free-ramp area, from any country: under 12 characters it counts as not filled in (P5.20, P9.8). */
export function parseBankPageIban(raw: string): Either<BankPageIbanError, Iban> {
  const electronic = electronicIban(raw);
  return electronic.length < BANK_PAGE_MINIMUM_LENGTH
    ? left({ kind: 'iban/missing' })
    : checkedIban(electronic);
}

/** The refund of an anonymous visitor: given, valid, then French, in this order (P5.22, P9.8). */
export function parseFrenchIban(raw: string): Either<FrenchIbanError, Iban> {
  const electronic = electronicIban(raw);
  if (electronic === '') return left({ kind: 'iban/missing' });
  return pipe(
    checkedIban(electronic),
    flatMap((iban): Either<FrenchIbanError, Iban> =>
      isFrench(iban) ? right(iban) : left({ kind: 'iban/not-french' }),
    ),
  );
}

/** A valid IBAN from outside France, of any length: the purchase tunnel refers it to customer service (P5.8). */
export function isForeignIban(raw: string): boolean {
  const electronic = electronicIban(raw);
  return isValidIBAN(electronic) && !isFrench(electronic);
}

/** What was typed or pasted so far, right or wrong, in upper case and groups of four, as on a bank slip: `FR14 2004 1010 0505 0001 3M02 606`. */
export function groupIban(raw: string): string {
  return electronicIban(raw).replace(/.{4}(?=.)/gu, '$& ');
}

function checkedIban(electronic: string): Either<{ readonly kind: 'iban/invalid' }, Iban> {
  return isValidIBAN(electronic) ? right(electronic as Iban) : left({ kind: 'iban/invalid' });
}

/** Without spaces and hyphens, however it was pasted (M5.9). */
function electronicIban(raw: string): string {
  return raw.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
}

function isFrench(electronic: string): boolean {
  return electronic.startsWith('FR');
}

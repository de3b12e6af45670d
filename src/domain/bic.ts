import { left, right, type Either } from 'fp-ts/Either';
import { isValidBIC } from 'ibantools';
import type { Brand } from './brand';

/** A bank identifier of 8 or 11 characters, upper case (ISO 9362). */
export type Bic = Brand<string, 'Bic'>;

export interface BicError {
  readonly kind: 'bic/too-short' | 'bic/invalid';
}

/** The bank page of the free-ramp area: under 2 characters it counts as not filled in (P5.20, P9.9). */
export function parseBankPageBic(raw: string): Either<BicError, Bic> {
  return parseBicOfLength(raw, 2);
}

/** The refund of an anonymous visitor: under 6 characters it is too short (P5.22, P9.9). */
export function parsePublicFormBic(raw: string): Either<BicError, Bic> {
  return parseBicOfLength(raw, 6);
}

function parseBicOfLength(raw: string, minimum: number): Either<BicError, Bic> {
  const bic = raw.replace(/\s/g, '').toUpperCase();
  if (bic.length < minimum) return left({ kind: 'bic/too-short' });
  return isValidBIC(bic) ? right(bic as Bic) : left({ kind: 'bic/invalid' });
}

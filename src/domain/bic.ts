import { left, right, type Either } from 'fp-ts/Either';
import { isValidBIC } from 'ibantools';
import type { Brand } from './brand';

/** A bank identifier of 8 or 11 characters, upper case (ISO 9362). */
export type Bic = Brand<string, 'Bic'>;

export interface BicError {
  readonly kind: 'bic/missing' | 'bic/too-short' | 'bic/invalid';
}

/** The bank page of the free-ramp area: under 2 characters it counts as not filled in (P5.20, P9.9). */
export function parseBankPageBic(raw: string): Either<BicError, Bic> {
  return parseBic(raw, { filledIn: 2, longEnough: 2 });
}

/** The refund of an anonymous visitor: under 6 characters it is too short (P5.22, P9.9). */
export function parsePublicFormBic(raw: string): Either<BicError, Bic> {
  return parseBic(raw, { filledIn: 1, longEnough: 6 });
}

/** Least numbers of characters. */
interface Lengths {
  readonly filledIn: number;
  readonly longEnough: number;
}

function parseBic(raw: string, { filledIn, longEnough }: Lengths): Either<BicError, Bic> {
  const bic = raw.replace(/\s/g, '').toUpperCase();
  if (bic.length < filledIn) return left({ kind: 'bic/missing' });
  if (bic.length < longEnough) return left({ kind: 'bic/too-short' });
  return isValidBIC(bic) ? right(bic as Bic) : left({ kind: 'bic/invalid' });
}

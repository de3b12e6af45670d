import { left, right, type Either } from 'fp-ts/Either';
import type { Brand } from './brand';

/** A licence plate, French or foreign, in upper case, without dashes and spaces (P5.23). */
export type LicencePlate = Brand<string, 'LicencePlate'>;

export interface LicencePlateError {
  readonly kind: 'plate/missing' | 'plate/invalid';
}

/** Foreign plates pass: any letters and digits, of whatever alphabet; dashes and spaces are removed (P5.23). */
export function parseLicencePlate(raw: string): Either<LicencePlateError, LicencePlate> {
  const plate = tidyLicencePlate(raw);
  if (plate === '') return left({ kind: 'plate/missing' });
  return /^(?:[\p{Lu}\p{Lo}\p{N}]\p{M}*)+$/u.test(plate)
    ? right(plate as LicencePlate)
    : left({ kind: 'plate/invalid' });
}

/** What is kept while one types: no dash, no space, no small letter (P5.12, P5.23). */
export function tidyLicencePlate(raw: string): string {
  return raw.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
}

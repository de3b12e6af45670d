import * as E from 'fp-ts/Either';
import type { Brand } from './brand';

/** A licence plate, French or foreign, in upper case, without dashes and spaces (P5.23). */
export type LicencePlate = Brand<string, 'LicencePlate'>;

export interface LicencePlateError {
  readonly kind: 'plate/missing' | 'plate/invalid';
}

/** Accepts foreign plates: letters and digits of any alphabet; removes dashes and spaces (P5.23). */
export function parseLicencePlate(raw: string): E.Either<LicencePlateError, LicencePlate> {
  const plate = tidyLicencePlate(raw);
  if (plate === '') return E.left({ kind: 'plate/missing' });
  return /^(?:[\p{Lu}\p{Lo}\p{N}]\p{M}*)+$/u.test(plate)
    ? E.right(plate as LicencePlate)
    : E.left({ kind: 'plate/invalid' });
}

/** Removes dashes and spaces and makes letters upper case while the visitor types (P5.12, P5.23). */
export function tidyLicencePlate(raw: string): string {
  return raw.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
}

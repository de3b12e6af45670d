import * as E from 'fp-ts/Either';
import type { Brand } from './brand';
import { typedText } from './typedText';

/** A licence plate, French or foreign, in upper case, without dashes and spaces (P5.23). */
export type LicencePlate = Brand<string, 'LicencePlate'>;

export interface LicencePlateError {
  readonly kind: 'plate/missing' | 'plate/invalid';
}

/** Accepts foreign plates: letters and digits of any alphabet; removes what separates them (P5.23). */
export function parseLicencePlate(raw: string): E.Either<LicencePlateError, LicencePlate> {
  const plate = tidyLicencePlate(raw);
  if (plate === '') return E.left({ kind: 'plate/missing' });
  return /^(?:[\p{Lu}\p{Lo}\p{N}]\p{M}*)+$/u.test(plate)
    ? E.right(plate as LicencePlate)
    : E.left({ kind: 'plate/invalid' });
}

/**
 * Removes dashes, spaces and the points of a printed plate, and makes letters upper case, while the visitor
 * types (P5.12, P5.23).
 */
export function tidyLicencePlate(raw: string): string {
  return typedText(raw)
    .replace(/[\s\p{Pd}.,:/|·•∙⋅]/gu, '')
    .toUpperCase();
}

/** Letters of the French plates since 2009: never I, O or U. */
const FRENCH = /^[A-HJ-NP-TV-Z]{2}\d{3}[A-HJ-NP-TV-Z]{2}$/;
const AS_DIGIT: Readonly<Record<string, string>> = { O: '0', I: '1' };
const AS_LETTER: Readonly<Record<string, string>> = { U: 'V' };

/**
 * A plate of the kind AB-123-CD whose letters and digits were mixed up where only one reading is possible:
 * `ABI23CD` is `AB123CD`. null for a plate that may be right as it is, and for one with several readings, as
 * a zero among the letters (D, G, Q).
 */
export function correctedPlate(plate: string): LicencePlate | null {
  const typed = tidyLicencePlate(plate);
  const corrected = typed.replace(
    /./g,
    (sign, place: number) => (place >= 2 && place < 5 ? AS_DIGIT : AS_LETTER)[sign] ?? sign,
  );
  return FRENCH.test(corrected) && corrected !== typed ? (corrected as LicencePlate) : null;
}

/** `AB-123-CD`, as it stands on the car; other plates as they are. */
export function printedPlate(plate: LicencePlate): string {
  return FRENCH.test(plate) ? plate.replace(/(..)(...)(..)/, '$1-$2-$3') : plate;
}

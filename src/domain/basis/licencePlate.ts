import * as E from 'fp-ts/Either';
import type { Brand } from './brand';
import { typedText } from './typedText';

/** A licence plate, French or foreign, in upper case, without dashes and spaces (P5.23). */
export type LicencePlate = Brand<string, 'LicencePlate'>;

export interface LicencePlateError {
  readonly kind: 'plate/missing' | 'plate/invalid';
}

/** « Plaque d'immatriculation : », typed or tidied. */
const LABEL = /^(?:plaque|immat(?:riculation)?\.?)\s*(?:d['’]immatriculation)?\s*:?/i;

/** Any words around a French plate, tidied: « N° », « Véhicule », « (voiture) ». */
const AMONG_WORDS = /^(?:\D{3,}|N[°º]|№)?([A-HJ-NP-TV-Z]{2}\d{3}[A-HJ-NP-TV-Z]{2})(?:\D{4,})?$/;

/**
 * Accepts foreign plates: letters and digits of any alphabet; removes a label before them, and what separates
 * them (P5.23). None has more than 12 signs: two plates are not one.
 */
export function parseLicencePlate(raw: string): E.Either<LicencePlateError, LicencePlate> {
  const tidied = tidyLicencePlate(typedText(raw).trim().replace(LABEL, ''));
  if (tidied === '') return E.left({ kind: 'plate/missing' });
  const plate = AMONG_WORDS.exec(tidied)?.[1] ?? tidied;
  return /^(?:[\p{Lu}\p{Lo}\p{N}]\p{M}*){1,12}$/u.test(plate)
    ? E.right(plate as LicencePlate)
    : E.left({ kind: 'plate/invalid' });
}

/**
 * Removes dashes, spaces and the points of a printed plate, and makes letters upper case, while the visitor
 * types (P5.12, P5.23). A sign that may stand for a character stays, to be refused: « | » for I.
 */
export function tidyLicencePlate(raw: string): string {
  return typedText(raw)
    .replace(/[\s\p{Pd}.,:;/·•∙⋅−‧⁃・●▪⸱"«»“”()[\]<>]/gu, '')
    .replace(/\p{L}\p{M}/gu, (letter) => letter.normalize('NFC'))
    .toUpperCase();
}

/** Letters of the French plates since 2009: never I, O or U. */
const FRENCH = /^[A-HJ-NP-TV-Z]{2}\d{3}[A-HJ-NP-TV-Z]{2}$/;
/**
 * The same with letters and digits that look like them, between the country of the blue band, or the A of the
 * vehicle's papers, and the department. Two digits at the start are those of a plate before 2009.
 */
const MIXED_UP =
  /^[AF]?(?!\d\d)([A-HJ-NP-Z2568]{2})([\dOILZSBG]{3})([A-HJ-NP-Z2568]{2})(?:\d{2,3}|2[AB]|F)?$/;
const AS_DIGIT: Readonly<Record<string, string>> = {
  O: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  B: '8',
  G: '6',
};
const AS_LETTER: Readonly<Record<string, string>> = { U: 'V', 8: 'B', 5: 'S', 2: 'Z', 6: 'G' };

/** Letters of the Cyrillic and the Greek alphabet, and below each the Latin one that looks the same. */
const OTHER_SCRIPTS = 'АВЕКМНОРСТУХІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const LATIN_LETTERS = 'ABEKMHOPCTYXIJSABEZHIKMNOPTYX';

/**
 * A plate of the kind AB-123-CD whose letters and digits were mixed up where only one reading is possible:
 * `ABI23CD` and `F AB-123-CD 13` are `AB123CD`. null for a plate that may be right as it is, and for one with
 * several readings, as a zero among the letters (D, G, Q).
 */
export function correctedPlate(plate: string): LicencePlate | null {
  const typed = tidyLicencePlate(plate);
  const latin = typed.replace(/./gu, (sign) => LATIN_LETTERS[OTHER_SCRIPTS.indexOf(sign)] ?? sign);
  const [, first = '', digits = '', last = ''] = MIXED_UP.exec(latin) ?? [];
  const read = (text: string, table: Readonly<Record<string, string>>): string =>
    text.replace(/./g, (sign) => table[sign] ?? sign);
  const corrected = read(first, AS_LETTER) + read(digits, AS_DIGIT) + read(last, AS_LETTER);
  return FRENCH.test(corrected) && corrected !== typed ? (corrected as LicencePlate) : null;
}

/** `AB-123-CD`, as it stands on the car; other plates as they are. */
export function printedPlate(plate: LicencePlate): string {
  return FRENCH.test(plate) ? plate.replace(/(..)(...)(..)/, '$1-$2-$3') : plate;
}

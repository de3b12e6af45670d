import { foldLetters } from './foldLetters';
import { typedText } from './typedText';

/** « Paral·lel »: the Catalan point between two letters is no space. */
const POINT_AFTER_L = /(?<=l)[·•∙⋅]/gi;

/** Ordinal marks are letters for Unicode, and signs on an address. */
const SIGNS = /(?:[ªº]|[^A-Z0-9\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{M}])+/gu;

/**
 * Lines of an address, names and the city, by the French postal standard (NF Z10-011; M5.11, P5.5): upper
 * case, without accents, one space instead of any other signs. Letters of another script stay, for
 * `isPlainLine` to refuse them. What precedes the caret does not depend on what follows, so that the caret
 * does not move; the space after a word stays while the visitor types.
 */
export function tidyAddressLine(raw: string): string {
  return foldLetters(typedText(raw))
    .toUpperCase()
    .replace(POINT_AFTER_L, '')
    .replace(SIGNS, ' ')
    .replace(/^ /, '');
}

/** A line as it is sent: tidied, without superfluous spaces. */
export function postalLine(raw: string): string {
  return tidyAddressLine(raw).trim();
}

/** Whether a tidied line has Latin letters only: nothing else may be sent (P5.5). */
export function isPlainLine(line: string): boolean {
  return /^[A-Z0-9 ]*$/.test(line);
}

/** Zip codes and fax: letters without accents, digits and spaces; removes any other sign (M5.11). */
export function tidyNumber(raw: string): string {
  return foldLetters(typedText(raw))
    .replace(/\s/g, ' ')
    .replace(/[^A-Za-z0-9 ]/g, '');
}

/**
 * A zip code as it is sent (M5.11): `F-13002`, `CP 13002` and `13 002` are `13002`; any other one keeps its
 * spaces. Null when a town stands beside a French one.
 */
export function parseZip(raw: string): string | null {
  const zip = tidyNumber(raw).replace(/ +/g, ' ').trim();
  const [, before, french, town] =
    /^(?:(?:CP|CODE POSTAL|FR?) ?|([A-Z]{3}[A-Z ]*) )?(\d\d ?\d{3})(?: ?([A-Z].*))?$/i.exec(zip) ??
    [];
  return (before ?? town) === undefined ? (french?.replace(' ', '') ?? zip) : null;
}

/** E-mail addresses are in upper case (M5.11). */
export function tidyEmail(raw: string): string {
  return typedText(raw).toUpperCase();
}

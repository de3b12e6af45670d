import { plainLetters } from './plainLetters';

/** The accents that decomposition separates from a letter. */
const ACCENT = /[\u0300-\u036f]/g;
const NOT_PLAIN = /[^ -~]/g;

/**
 * Lines of an address, names and the city, by the French postal standard (NF Z10-011; M5.11, P5.5): upper
 * case, without accents, one space instead of any other signs. What precedes the caret does not depend on
 * what follows, so that the caret does not move; the space after a word stays while the visitor types.
 */
export function tidyAddressLine(raw: string): string {
  return folded(raw.toUpperCase())
    .replace(/[^A-Z0-9]+/g, ' ')
    .replace(/^ /, '');
}

/** Zip codes, phone and fax: letters without accents, digits and spaces; removes any other sign (M5.11). */
export function tidyNumber(raw: string): string {
  return folded(raw)
    .replace(/\s/g, ' ')
    .replace(/[^A-Za-z0-9 ]/g, '');
}

/** E-mail addresses are in upper case (M5.11). */
export function tidyEmail(raw: string): string {
  return raw.toUpperCase();
}

function folded(raw: string): string {
  return raw
    .replace(NOT_PLAIN, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(ACCENT, '');
}

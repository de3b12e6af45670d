import { plainLetters } from './plainLetters';

/** The accents into which a letter is decomposed. */
const ACCENT = /[\u0300-\u036f]/g;
const NOT_PLAIN = /[^ -~]/g;

/**
 * Lines of an address, names and the city: upper case, accents folded, and one space in the place of an apostrophe, a hyphen or any
 * other sign, as the French postal norm writes them (NF Z10-011; M5.11, P5.5). Character by character: the caret may stand anywhere,
 * and the space after a word stays while one types.
 */
export function tidyAddressLine(raw: string): string {
  return folded(raw.toUpperCase())
    .replace(/[^A-Z0-9]+/g, ' ')
    .replace(/^ /, '');
}

/** Zips, phones and fax: letters without accents and figures; white space stays a space, any other sign goes (M5.11). */
export function tidyNumber(raw: string): string {
  return folded(raw)
    .replace(/\s/g, ' ')
    .replace(/[^A-Za-z0-9_ ]/g, '');
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

const LIGATURES: Readonly<Record<string, string>> = { Œ: 'OE', œ: 'oe', Æ: 'AE', æ: 'ae' };

/** What a special character is: anything but unaccented letters, digits, underscores and spaces (M5.11). */
const SPECIAL = /[^A-Za-z0-9_ ]/g;

/**
 * Without special characters (M5.11). So that an address stays readable, an accented letter first gives its base letter, and
 * any white space a plain space; the rest is removed. Character by character: the caret may stand anywhere.
 */
function withoutSpecials(raw: string): string {
  return raw
    .replace(/[ŒœÆæ]/g, (ligature) => LIGATURES[ligature] ?? '')
    .normalize('NFD')
    .replace(/\s/g, ' ')
    .replace(SPECIAL, '');
}

/** Lines of an address and the city: upper case, no special characters (M5.11). */
export function tidyAddressLine(raw: string): string {
  return withoutSpecials(raw.toUpperCase());
}

/** Zips, phones and fax: no special characters (M5.11). */
export function tidyNumber(raw: string): string {
  return withoutSpecials(raw);
}

/** E-mail addresses are in upper case (M5.11). */
export function tidyEmail(raw: string): string {
  return raw.toUpperCase();
}

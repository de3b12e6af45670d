/**
 * Formats a text that may be incomplete or invalid, in upper case and groups of four: `FR14 2004 1010 0505
 * 0001 3M02 606`.
 */
export function groupIban(raw: string): string {
  return electronicIban(raw).replace(/.{4}(?=.)/gu, '$& ');
}

/** Removes spaces and hyphens, which a pasted text may contain (M5.9). */
export function electronicIban(raw: string): string {
  return raw.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
}

import { typedText } from '../basis/typedText';

/**
 * Formats a text that may be incomplete or invalid, in upper case and groups of four: `FR14 2004 1010 0505
 * 0001 3M02 606`.
 */
export function groupIban(raw: string): string {
  return bareIban(raw).replace(/.{4}(?=.)/gu, '$& ');
}

/**
 * Removes everything but letters and digits, and the word that banks print before them: « IBAN : FR14.2004 »
 * (M5.9). No country has the code IB. Upper case first: some Greek letters get a separate accent from it.
 */
export function bareIban(raw: string): string {
  return typedText(raw)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^(?:(?:CODE)?IBAN)+/, '');
}

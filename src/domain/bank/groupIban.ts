import { isValidIBAN } from 'ibantools';
import { typedText } from '../basis/typedText';

/**
 * Formats a text that may be incomplete or invalid, in upper case and groups of four: `FR14 2004 1010 0505
 * 0001 3M02 606`.
 */
export function groupIban(raw: string): string {
  return electronicIban(raw).replace(/.{4}(?=.)/gu, '$& ');
}

/** An IBAN after words without a digit, and the BIC that a bank slip prints after it. */
const LABELLED =
  /^\p{L}*([A-Z]{2}\d\d[A-Z\d]{11,30}?)(?:(?:CODE|BIC|SWIFT)+[A-Z\d]{8}(?:[A-Z\d]{3})?)?$/u;

/**
 * Removes everything but letters and digits, and the word that banks print before them: « IBAN : FR14.2004 »
 * (M5.9). No country has the code IB. Other words around it are removed only when its check digits are right.
 */
export function electronicIban(raw: string): string {
  const iban = typedText(raw)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
    .replace(/^(?:(?:CODE)?IBAN)+/, '');
  const [, labelled = ''] = LABELLED.exec(iban) ?? [];
  return !isValidIBAN(iban) && isValidIBAN(labelled) ? labelled : iban;
}

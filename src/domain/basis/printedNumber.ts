import { foldLetters } from './foldLetters';
import { linkedValue } from './mailedAddress';
import { typedText } from './typedText';

/**
 * The last word for a number before its first digit, or any word of four letters and a space. `No 2610` is
 * one, `NO 12` is the number itself.
 */
const WORDS = [
  String.raw`\b[a-z]{4,}(?=[\s:,])`,
  String.raw`n\s*[°º˚∘⁰?*]|№|\bno?\.|\bn(?:o|r|um)(?=\.?\s+\p{Nd}{4})|numero|ref(?:erence|\.)?`,
  String.raw`dossier|identifiant|ticket|avis|contrat|\bcnp\b|[:#]`,
].join('|');

/** That word with what follows it: not the letters of « AP 26 ». */
const LABEL = new RegExp(
  String.raw`^\P{Nd}*(?:${WORDS})(?:\P{Nd}*?(?<![a-z])|)(?=(?:a\W?p\W?)?[a-z]{0,3}\p{Nd})`,
  'iu',
);

/** Longer texts are no printed number: searching a label takes quadratic time. */
const LONGEST_LABELLED = 200;

/**
 * A number as it is printed, without the words before it, and without signs: « N° d'avis : 26 104-887. » is
 * `26104887` (P5.10, M5.5). For notices, contracts and refund requests.
 */
export function printedNumber(raw: string): string {
  const text = foldLetters(typedText(raw));
  const number = text.length > LONGEST_LABELLED ? text : text.replace(LABEL, '');
  return linkedValue(number).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether two numbers were typed, of seven digits or more each: without the signs between, they are one. */
export function hasTwoNumbers(raw: string): boolean {
  const words = typedText(raw).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => /\d{7}/.test(word)).length > 1;
}

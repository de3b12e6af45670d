import { fc } from './property';

/** Signs of the Unicode category Cf, as mails, PDF files and phones leave them in a text. */
export const invisible = [
  '\u00ad',
  '\u200b',
  '\u200e',
  '\u200f',
  '\u2060',
  '\u2066',
  '\u2069',
  '\ufeff',
];

/** The text with any of these signs, or none, before, between and after its characters. */
function between(text: string, signs: readonly string[]): fc.Arbitrary<string> {
  const sign = fc.constantFrom('', '', ...signs);
  const length = text.length + 1;
  return fc
    .array(sign, { minLength: length, maxLength: length })
    .map((found) => found.map((one, index) => one + (text[index] ?? '')).join(''));
}

/** The text with invisible signs. */
export function unseen(text: string): fc.Arbitrary<string> {
  return between(text, invisible);
}

/** The text with spaces, hyphens and invisible signs, `more` separators, and the words printed before it. */
export function printed(
  text: string,
  more: readonly string[] = [],
  words: readonly string[] = ['N° ', 'n°', 'CNP N° ', '№ '],
): fc.Arbitrary<string> {
  const separators = [...invisible, ' ', '\u00a0', '\u202f', '-', '\u2011', '\u2013', ...more];
  const ends = fc.constantFrom('', '.', ' ', ',', ').');
  return fc
    .tuple(fc.constantFrom('', ...words), between(text, separators), ends)
    .map((parts) => parts.join(''));
}

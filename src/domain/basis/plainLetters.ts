/** Replacements for letters that do not decompose into a plain letter and an accent. */
export const plainLetters: Readonly<Record<string, string>> = {
  Œ: 'OE',
  œ: 'oe',
  Æ: 'AE',
  æ: 'ae',
  Ø: 'O',
  ø: 'o',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ß: 'ss',
};

/**
 * A text without case, accents and punctuation: « Où l’œil ? » and « ou l oeil » become the same words.
 * Separate accents are removed first: normalising sorts the accents of each letter, in time that grows with
 * the square of their number.
 */
export function foldWords(text: string): string {
  return text
    .replace(/\p{M}/gu, '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[œæøłđß]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

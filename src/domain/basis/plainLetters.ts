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

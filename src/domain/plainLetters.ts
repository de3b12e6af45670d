/** Letters that are no plain letter with an accent, as they are written without them. */
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

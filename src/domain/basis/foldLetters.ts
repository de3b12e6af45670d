import { typedText } from './typedText';

/** Letters that do not decompose into a plain one and an accent, by what they become (ICAO 9303, ISO 9). */
const unmarked: Readonly<Record<string, string>> = {
  a: 'ⱥɐɑɒə',
  ae: 'æ',
  b: 'ƀɓƃƅ',
  c: 'ƈȼ',
  d: 'ðđɖɗƌƍȡẟ',
  db: 'ȸ',
  dz: 'ƻ',
  e: 'ǝɛɇ',
  f: 'ƒ',
  g: 'ɠɣǥƣɡ',
  h: 'ħⱨɦ',
  hv: 'ƕ',
  i: 'ıɩɨɪ',
  j: 'ȷɉ',
  k: 'ĸƙⱪ',
  l: 'łƚƛȴⱡɫɬ',
  ll: 'ỻ',
  m: 'ɱ',
  n: 'ŋɲƞȵ',
  o: 'øɔɵ',
  oe: 'œ',
  ou: 'ȣ',
  p: 'ƥ',
  q: 'ɋ',
  qp: 'ȹ',
  r: 'ɍɽʀ',
  s: 'ƨʃƪƽȿʂẜẝ',
  ss: 'ß',
  t: 'ŧƫƭʈⱦȶ',
  th: 'þ',
  ts: 'ƾ',
  u: 'ʉʊɯ',
  v: 'ʋʌỽ',
  w: 'ƿⱳ',
  y: 'ƴɏȝỿ',
  z: 'ƶʒƹƺȥɀⱬ',
};

const plainOf = new Map(
  Object.entries(unmarked).flatMap(([plain, letters]) =>
    Array.from(letters, (letter) => [letter, plain] as const),
  ),
);

/** A Latin letter outside ASCII, or one of ASCII, with its accents; ª and º are signs. */
const LETTER = /[^\P{Script=Latin}A-Za-zªº]\p{M}*|(?<=[A-Za-z])\p{M}+/gu;

/**
 * Every Latin letter as A to Z: é e, œ oe, ð d, þ th, ə a. Other scripts and signs stay. Letter by letter:
 * what precedes a position does not depend on what follows, and normalising never sees more than one accent,
 * whose sorting would take quadratic time.
 */
export function foldLetters(text: string): string {
  return text.replace(LETTER, (letter) => {
    const first = String.fromCodePoint(letter.codePointAt(0) ?? 0);
    const bare = first.normalize('NFKD').replace(/\P{Script=Latin}/gu, '');
    return bare.replace(/./gu, unmark);
  });
}

function unmark(letter: string): string {
  const small = letter.toLowerCase();
  const plain = plainOf.get(small) ?? small;
  return letter === small ? plain : plain.toUpperCase();
}

/** A text without case, accents and punctuation: « Où l’œil ? » and « ou l oeil » become the same words. */
export function foldWords(text: string): string {
  return foldLetters(typedText(text).replace(/\p{M}/gu, ''))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

import type { Effect } from '../Effect.ts';

/** Adding it narrows the values; replacing it changes them. */
export const restriction = (base: unknown, revision: unknown): Effect | null => {
  if (base === revision) return null;
  return revision === undefined ? 'widened' : base === undefined ? 'narrowed' : 'changed';
};

/** A pattern that any text fits is none. */
export function pattern(base: unknown, revision: unknown): Effect | null {
  const [one, other] = [base, revision].map((given) =>
    typeof given === 'string' && anyText.test(given) ? undefined : given,
  );
  if (isAnyLine(other) && isOneLine(one)) return one === other ? null : 'widened';
  if (isWider(one, other)) return 'widened';
  if (isWider(other, one)) return 'narrowed';
  return isAnyLine(one) && isOneLine(other) ? 'narrowed' : restriction(one, other);
}

/** Certain only for a pattern without its anchors, or for more characters in a single class. */
function isWider(one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string' || one === other) return false;
  const end = /(?<!\\)\$$/;
  const isFree = [one.slice(1), one.replace(end, ''), one.slice(1).replace(end, '')].includes(
    other,
  );
  if (one.startsWith('^') ? isFree : one.replace(end, '') === other) return true;
  const [, few, times] = singleClass.exec(one) ?? [];
  const [, many, otherTimes] = singleClass.exec(other) ?? [];
  if (few === undefined || many === undefined || times !== otherTimes) return false;
  const all = new RegExp(`^[${many}]$`, 'u');
  return ascii.every(
    (character) => !new RegExp(`^[${few}]$`, 'u').test(character) || all.test(character),
  );
}

/** Letters, digits and ranges of them, without escapes: all of ASCII. */
const singleClass =
  /^\^\[((?:[a-z]-[a-z]|[A-Z]-[A-Z]|\d-\d|[\w .:/])+)\]([+*?]?|\{\d+(?:,\d*)?\})\$$/;
const ascii = Array.from({ length: 128 }, (_, code) => String.fromCodePoint(code));

const anyText =
  /^(\^?\(?(\.|\[\\s\\S\])\*\)?|\(?(\.|\[\\s\\S\])\*\)?\$?|\^?\(?\[\\s\\S\]\*\)?\$?|\^?|\$)$/;

/** `.` is any character of one line: a text with a line break does not fit. */
function isAnyLine(given: unknown): boolean {
  return typeof given === 'string' && /^\^\(?\.\*\)?\$$/.test(given);
}

/** Certain only if all characters are listed, from start to end, and none of them is a line break. */
function isOneLine(given: unknown): boolean {
  if (typeof given !== 'string' || given.includes('[^')) return false;
  return /^\^([\w .,:;@/#%&~'"<>(){}[\]*+-]|\?(?![=!<])|\\[dw.+*?$()[\]{}|/-])*\$$/.test(given);
}

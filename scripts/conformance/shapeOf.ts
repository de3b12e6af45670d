import { plural } from './report/plural.ts';
import { printable } from './report/printable.ts';

const shownCharacters = 30;
const shownValue = 60;

export interface ShapeOptions {
  /** Tells the value itself; for servers whose data nobody minds seeing. */
  readonly showValues?: boolean;
  /** Hides secrets in a value that is told: a secret that was cut is not known again. */
  readonly redact?: (text: string) => string;
}

/** What a value of the server's looks like, without telling it: reports end up in build logs, values are people's. */
export function shapeOf(
  value: unknown,
  { showValues = false, redact = (text) => text }: ShapeOptions = {},
): string {
  if (showValues && value !== undefined) return cut(redact(written(value)), shownValue);
  if (typeof value === 'string') return shapeOfText(value);
  if (typeof value === 'number') return shapeOfNumber(value);
  if (Array.isArray(value)) return value.length === 0 ? 'empty list' : `list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return shapeOfObject(value);
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

function written(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (problem) {
    // Nested deeper than the stack: the value is no answer of the contract, and ends no run.
    if (problem instanceof RangeError) return 'a value nested too deep to be shown';
    throw problem;
  }
}

function shapeOfText(text: string): string {
  const count = Array.from(text).length;
  if (count === 0) return 'empty text';
  return `text of ${plural(count, 'character')} like « ${cut(pattern(text), shownCharacters)} »`;
}

/** Digits, capitals and small letters stand for their kind; the T and Z of a moment stay: they tell nothing but that. */
function pattern(text: string): string {
  return text.replace(
    /((?<=\d)T(?=\d)|(?<=\d)Z$)|\p{N}|\p{L}/gu,
    (one, momentMark: string | undefined) => {
      if (momentMark !== undefined) return one;
      if (/\p{N}/u.test(one)) return '9';
      return /\p{Lu}/u.test(one) ? 'A' : 'a';
    },
  );
}

function shapeOfNumber(value: number): string {
  const kind = Number.isInteger(value) ? 'integer' : 'number';
  return `${kind} like ${String(value).replaceAll(/\d/g, '9')}`;
}

function shapeOfObject(value: object): string {
  const count = Object.keys(value).length;
  return count === 0 ? 'empty object' : `object with ${plural(count, 'field')}`;
}

/** At most `length` characters as they are written in the end, never half an escape. */
function cut(text: string, length: number): string {
  const start = text.slice(0, 2 * length);
  const characters = Array.from(start, printable);
  let used = 0;
  const kept = characters.filter((one) => (used += one.length) <= length).join('');
  return start.length === text.length && used <= length ? kept : `${kept}…`;
}

import { plural, printable, writtenJson } from '../report/texts.ts';

const shownCharacters = 30;
const shownValue = 60;
const tooDeep = 'a value nested too deep to be shown';

export interface ShapeOptions {
  /** Shows the value itself; for servers without personal data. */
  readonly showValues?: boolean;
  /** Hides secrets in a shown value, before it is cut: a cut secret would not be recognised. */
  readonly redact?: (text: string) => string;
}

/** The shape of a value, not the value: reports end up in build logs, and values may be personal data. */
export function shapeOf(
  value: unknown,
  { showValues = false, redact = (text) => text }: ShapeOptions = {},
): string {
  const isShown = showValues && value !== undefined;
  if (isShown) return cut(redact(writtenJson(value, tooDeep)), shownValue);
  if (typeof value === 'string') return shapeOfText(value);
  if (typeof value === 'number') return shapeOfNumber(value);
  if (Array.isArray(value)) return value.length === 0 ? 'empty list' : `list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return shapeOfObject(value);
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

function shapeOfText(text: string): string {
  const count = Array.from(text).length;
  if (count === 0) return 'empty text';
  return `text of ${plural(count, 'character')} like « ${cut(pattern(text), shownCharacters)} »`;
}

/** Digits, capitals and small letters become their kind; the T and Z of a timestamp reveal nothing. */
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

/** At most `length` characters after escaping, never half an escape sequence. */
function cut(text: string, length: number): string {
  const start = text.slice(0, 2 * length);
  const characters = Array.from(start, printable);
  let used = 0;
  const kept = characters.filter((one) => (used += one.length) <= length).join('');
  return start.length === text.length && used <= length ? kept : `${kept}…`;
}

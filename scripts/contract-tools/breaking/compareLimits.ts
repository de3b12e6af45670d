import type { Pair } from './Change.ts';
import type { Form, Kind } from './schemaForms.ts';
import {
  changed,
  narrowed,
  placesOf,
  schemaChange,
  widened,
  type Effect,
  type SchemaChange,
} from './SchemaChange.ts';

type Judge = (base: unknown, revision: unknown) => Effect | null;

const absent = undefined;

/** A value that is absent means another value. */
const lower =
  (least: number): Judge =>
  (base, revision) =>
    order((revision as number | undefined) ?? least, (base as number | undefined) ?? least);

const upper: Judge = (base, revision) =>
  order((base as number | undefined) ?? Infinity, (revision as number | undefined) ?? Infinity);

/** Adding it narrows the values; replacing it changes them. */
const restriction: Judge = (base, revision) => {
  if (base === revision) return null;
  return revision === absent ? widened : base === absent ? narrowed : changed;
};

const onlyTrue: Judge = (base, revision) =>
  (base === true) === (revision === true) ? null : revision === true ? narrowed : widened;

const divisor: Judge = (base, revision) => {
  if (typeof base !== 'number' || typeof revision !== 'number') return restriction(base, revision);
  if (base === revision) return null;
  if (isMultiple(revision, base)) return narrowed;
  return isMultiple(base, revision) ? widened : changed;
};

/** `password` is only a hint for editors; `binary` is another encoding, not a narrower text. */
const format: Judge = (base, revision) => {
  const [one, other] = [base, revision].map((name) => (name === 'password' ? absent : name));
  const isOtherWay = one !== other && [one, other].includes('binary');
  return isOtherWay ? changed : restriction(one, other);
};

/** A text in another encoding is no longer read as before: whether it was so already is not known. */
const encoding: Judge = (base, revision) => {
  const effect = restriction(base, revision);
  return effect === narrowed ? { ...narrowed, answer: 'undecided' } : effect;
};

/** A pattern that any text fits is none. */
const pattern: Judge = (base, revision) => {
  const [one, other] = [base, revision].map((given) =>
    typeof given === 'string' && anyText.test(given) ? absent : given,
  );
  if (isAnyLine(other) && isOneLine(one)) return one === other ? null : widened;
  return isAnyLine(one) && isOneLine(other) ? narrowed : restriction(one, other);
};

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

const marks = {
  'x-binary-signature': restriction,
  'x-binary-end': restriction,
};

const judges: Readonly<Partial<Record<Kind, Readonly<Record<string, Judge>>>>> = {
  string: {
    ...marks,
    pattern,
    format,
    minLength: lower(0),
    maxLength: upper,
    contentMediaType: encoding,
    contentEncoding: encoding,
  },
  number: {
    minimum: lower(-Infinity),
    maximum: upper,
    exclusiveMinimum: lower(-Infinity),
    exclusiveMaximum: upper,
    multipleOf: divisor,
    format: restriction,
  },
  array: { minItems: lower(0), maxItems: upper, uniqueItems: onlyTrue, 'x-sorted-by': restriction },
  object: { minProperties: lower(0), maxProperties: upper },
};

/** Compares the lengths, bounds, patterns and formats of two forms of the same kind. */
export function compareLimits(pair: Pair<Form>): readonly SchemaChange[] {
  const { base, revision } = pair;
  return Object.entries(judges[base.kind] ?? {}).flatMap(([key, judge]) => {
    const [before, after] = [base.node[key], revision.node[key]];
    const effect = judge(before, after);
    if (effect === null) return [];
    return [schemaChange(effect, tellLimit(key, before, after), placesOf(pair, key))];
  });
}

/** Compares the listed values of two forms of the same kind, and integer with number. */
export function compareValues(pair: Pair<Form>): readonly SchemaChange[] {
  const { base, revision } = pair;
  const places = listPlaces(pair);
  if (base.values === null && revision.values === null) {
    if (base.isInteger === revision.isInteger) return [];
    const effect = base.isInteger ? widened : narrowed;
    const [before, after] = base.isInteger ? ['integer', 'number'] : ['number', 'integer'];
    return [schemaChange(effect, `type ${before} → ${after}`, placesOf(pair, 'type'))];
  }
  if (base.values === null) {
    return [schemaChange(narrowed, `now only ${list(revision.values ?? [])}`, places)];
  }
  if (revision.values === null) {
    return [schemaChange(widened, `no longer only ${list(base.values)}`, places)];
  }
  const gone = base.values.filter((value) => !revision.values?.includes(value));
  const come = revision.values.filter((value) => !base.values?.includes(value));
  return [
    ...(gone.length > 0
      ? [schemaChange(narrowed, `${count(gone)} ${list(gone)} removed`, places)]
      : []),
    ...(come.length > 0
      ? [schemaChange(widened, `${count(come)} ${list(come)} added`, places)]
      : []),
  ];
}

function listPlaces(pair: Pair<Form>): Pair<string> {
  const place = ({ node, source }: Form): string => {
    const key = ['enum', 'const', 'type'].find((name) => name in node);
    return key === undefined ? source : `${source}/${key}`;
  };
  return { base: place(pair.base), revision: place(pair.revision) };
}

function tellLimit(key: string, before: unknown, after: unknown): string {
  if (before === absent) return `${key} ${list([after])} added`;
  if (after === absent) return `${key} ${list([before])} removed`;
  return `${key} ${list([before])} → ${list([after])}`;
}

function count(values: readonly unknown[]): string {
  return values.length === 1 ? 'value' : 'values';
}

function list(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(', ');
}

/**
 * For a lower bound: a higher number narrows the values. An upper bound passes its arguments in
 * reverse.
 */
function order(one: number, other: number): Effect | null {
  if (one === other) return null;
  return one > other ? narrowed : widened;
}

function isMultiple(number: number, of: number): boolean {
  const times = number / of;
  return Math.abs(times - Math.round(times)) < 1e-9;
}

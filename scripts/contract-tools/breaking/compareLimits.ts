import type { Pair } from './Change.ts';
import type { Json } from './placed.ts';
import { pattern, restriction, surelyFits } from './comparePatterns.ts';
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

type Judge = (base: unknown, revision: unknown, forms: Pair<Form>) => Effect | null;

const absent = undefined;

/** A value that is absent means another value. */
const lower =
  (least: number): Judge =>
  (base, revision) =>
    order((revision as number | undefined) ?? least, (base as number | undefined) ?? least);

const upper: Judge = (base, revision) =>
  order((base as number | undefined) ?? Infinity, (revision as number | undefined) ?? Infinity);

/** The bound that `minimum` and `exclusiveMinimum` set together, or both of the maximum. */
const bound =
  (side: 'Minimum' | 'Maximum'): Judge =>
  (_, __, { base, revision }) => {
    const [end, isOpen] = boundOf(base, side);
    const [other, isOtherOpen] = boundOf(revision, side);
    return order(other, end) ?? order(isOtherOpen, isOpen);
  };

/** A maximum with the opposite sign; 1 if the bound itself is excluded. */
function boundOf({ node, isInteger }: Form, side: 'Minimum' | 'Maximum'): readonly [number, 0 | 1] {
  const sign = side === 'Minimum' ? 1 : -1;
  const valueOf = (value: unknown): number =>
    typeof value === 'number' ? sign * value : -Infinity;
  const [closed, excluded] = [node[side.toLowerCase()], node[`exclusive${side}`]];
  const [end, open] = [valueOf(closed), valueOf(excluded === true ? closed : excluded)];
  if (isInteger) return [Math.max(Math.ceil(end), Math.floor(open) + 1), 0];
  return open >= end && open > -Infinity ? [open, 1] : [end, 0];
}

const onlyTrue: Judge = (base, revision) =>
  (base === true) === (revision === true) ? null : revision === true ? narrowed : widened;

/** Whole numbers are multiples of 1 anyway. */
const divisor: Judge = (before, after, forms) => {
  const step = (value: unknown, { isInteger }: Form): unknown =>
    isInteger && typeof value === 'number' && isMultiple(1, value) ? absent : value;
  const [base, revision] = [step(before, forms.base), step(after, forms.revision)];
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

/** Each 32-bit integer is a 64-bit one (OpenAPI 3.1, Data Types). */
const numberFormat: Judge = (base, revision) => {
  if (base === 'int32' && revision === 'int64') return widened;
  return base === 'int64' && revision === 'int32' ? narrowed : restriction(base, revision);
};

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
    minimum: bound('Minimum'),
    maximum: bound('Maximum'),
    exclusiveMinimum: bound('Minimum'),
    exclusiveMaximum: bound('Maximum'),
    multipleOf: divisor,
    format: numberFormat,
  },
  array: { minItems: lower(0), maxItems: upper, uniqueItems: onlyTrue, 'x-sorted-by': restriction },
  object: { minProperties: lower(0), maxProperties: upper },
};

/** Compares the lengths, bounds, patterns and formats of two forms of the same kind. */
export function compareLimits(pair: Pair<Form>): readonly SchemaChange[] {
  const { base, revision } = pair;
  const limits = { base: encoded(base, revision), revision: encoded(revision, base) };
  return Object.entries(judges[base.kind] ?? {}).flatMap(([key, judge]) => {
    const [before, after] = [limits.base[key], limits.revision[key]];
    const isKept = [base, revision].some(({ values }) =>
      values?.every((value) => [before, after].every((limit) => fitsLimit(value, key, limit))),
    );
    const effect = before === after || isKept ? null : judge(before, after, pair);
    if (effect === null) return [];
    return [schemaChange(effect, tellLimit(key, before, after), placesOf(pair, key))];
  });
}

/** `format: byte` is the `contentEncoding: base64` of OpenAPI 3.0. */
function encoded({ node }: Form, { node: other }: Form): Json {
  const { format: name, ...rest } = node;
  const isOther = other['contentEncoding'] === 'base64' && !('format' in other);
  const isSame = name === 'byte' && !('contentEncoding' in node) && isOther;
  return isSame ? { ...rest, contentEncoding: 'base64' } : node;
}

/** True only if the value certainly fits; a listed value makes such a limit needless. */
function fitsLimit(value: unknown, key: string, limit: unknown): boolean {
  if (limit === absent) return true;
  if (key === 'pattern') return surelyFits(value, limit);
  // JSON Schema counts code points.
  const size = typeof value === 'string' ? Array.from(value).length : value;
  if (typeof size !== 'number' || typeof limit !== 'number') return false;
  if (key === 'multipleOf') return isMultiple(size, limit);
  if (key.startsWith('exclusive')) return key.endsWith('Minimum') ? size > limit : size < limit;
  if (/^min(imum|Length)$/.test(key)) return size >= limit;
  return /^max(imum|Length)$/.test(key) && size <= limit;
}

/** Compares the listed values of two forms of the same kind, and integer with number. */
export function compareValues(pair: Pair<Form>): readonly SchemaChange[] {
  const { base, revision } = pair;
  const places = listPlaces(pair);
  if (base.values === null && revision.values === null) {
    const steps = [base, revision].map(({ node }) => node['multipleOf']);
    const isStep = steps.some((step) => step !== undefined) && !steps.includes(1);
    if (base.isInteger === revision.isInteger) return [];
    // `multipleOf` itself is compared.
    if (isStep && base.node['type'] === revision.node['type']) return [];
    const effect = base.isInteger ? widened : narrowed;
    const [before, after] = base.isInteger ? ['integer', 'number'] : ['number', 'integer'];
    return [schemaChange(effect, `type ${before} → ${after}`, placesOf(pair, 'type'))];
  }
  const isBroken = (listed: Form, { isInteger }: Form): boolean =>
    isInteger && listed.values?.every(Number.isInteger) === false;
  if (base.values === null) {
    return [
      schemaChange(
        isBroken(revision, base) ? changed : narrowed,
        `now only ${list(revision.values ?? [])}`,
        places,
      ),
    ];
  }
  if (revision.values === null) {
    return [
      schemaChange(
        isBroken(base, revision) ? changed : widened,
        `no longer only ${list(base.values)}`,
        places,
      ),
    ];
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

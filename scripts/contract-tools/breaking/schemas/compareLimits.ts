import { type Pair, onBoth, unmatched, type Effect } from '../Change.ts';
import { placesOf, type Json } from '../placed.ts';
import { boundKeys } from '../../schema/keywords.ts';
import { isMultipleOf } from '../../schema/decimals.ts';
import { pattern, restriction } from './comparePatterns.ts';
import { fitsPattern } from './disjoint.ts';
import type { SchemaWalk } from './SchemaChange.ts';
import type { Form, Kind } from './schemaForms.ts';

type Judge = (base: unknown, revision: unknown, forms: Pair<Form>) => Effect | null;

const absent = undefined;

/** The least and the most size; one that is absent means 0 or any. */
function sizes(kind: 'string' | 'array' | 'object'): Readonly<Record<string, Judge>> {
  const [least, most] = boundKeys[kind];
  return {
    [least]: (base, revision) => order(Number(revision ?? 0), Number(base ?? 0)),
    [most]: (base, revision) => order(Number(base ?? Infinity), Number(revision ?? Infinity)),
  };
}

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
  const valueOf = (value: unknown) => (typeof value === 'number' ? sign * value : -Infinity);
  const [closed, excluded] = [node[side.toLowerCase()], node[`exclusive${side}`]];
  const [end, open] = [valueOf(closed), valueOf(excluded === true ? closed : excluded)];
  if (isInteger) return [Math.max(Math.ceil(end), Math.floor(open) + 1), 0];
  return open >= end && open > -Infinity ? [open, 1] : [end, 0];
}

const onlyTrue: Judge = (base, revision) =>
  (base === true) === (revision === true) ? null : revision === true ? 'narrowed' : 'widened';

/** Whole numbers are multiples of 1 anyway. */
const divisor: Judge = (before, after, forms) => {
  const step = (value: unknown, { isInteger }: Form): unknown =>
    isInteger && typeof value === 'number' && isMultipleOf(1, value) ? absent : value;
  const [base, revision] = [step(before, forms.base), step(after, forms.revision)];
  if (typeof base !== 'number' || typeof revision !== 'number') return restriction(base, revision);
  if (base === revision) return null;
  if (isMultipleOf(revision, base)) return 'narrowed';
  return isMultipleOf(base, revision) ? 'widened' : 'changed';
};

/** A format, and one that has all of its values (OpenAPI 3.1, Data Types; JSON Schema 2020-12, 7.3). */
const widening: ReadonlySet<string> = new Set([
  ...['int32 int64', 'float double', 'email idn-email', 'hostname idn-hostname', 'uri iri'],
  ...['uri uri-reference', 'uri iri-reference', 'iri iri-reference', 'uri-reference iri-reference'],
]);

/** `password` is only a hint for editors; `binary` is another encoding, not a narrower text. */
const format: Judge = (base, revision) => {
  const [one, other] = [base, revision].map((name) => (name === 'password' ? absent : name));
  if (widening.has(`${String(one)} ${String(other)}`)) return 'widened';
  if (widening.has(`${String(other)} ${String(one)}`)) return 'narrowed';
  const isOtherWay = one !== other && [one, other].includes('binary');
  return isOtherWay ? 'changed' : restriction(one, other);
};

/** A text in another encoding is no longer read as before: whether it was so already is not known. */
const encoding: Judge = (base, revision) => {
  const effect = restriction(base, revision);
  if (effect !== 'narrowed') return effect;
  return { kind: 'narrowed', request: 'major', answer: 'undecided' };
};

const judges: Readonly<Partial<Record<Kind, Readonly<Record<string, Judge>>>>> = {
  string: {
    'x-binary-signature': restriction,
    'x-binary-end': restriction,
    pattern,
    format,
    ...sizes('string'),
    contentMediaType: encoding,
    contentEncoding: encoding,
  },
  number: {
    minimum: bound('Minimum'),
    maximum: bound('Maximum'),
    exclusiveMinimum: bound('Minimum'),
    exclusiveMaximum: bound('Maximum'),
    multipleOf: divisor,
    format,
  },
  array: { ...sizes('array'), uniqueItems: onlyTrue, 'x-sorted-by': restriction },
  object: sizes('object'),
};

/** Compares the lengths, bounds, patterns and formats of two forms of the same kind. */
export function compareLimits(walk: SchemaWalk, pair: Pair<Form>): void {
  const { base, revision } = pair;
  const limits = { base: encoded(base, revision), revision: encoded(revision, base) };
  for (const [key, judge] of Object.entries(judges[base.kind] ?? {})) {
    const [before, after] = [limits.base[key], limits.revision[key]];
    const isKept = [base, revision].some(({ values }) =>
      values?.every((value) => [before, after].every((limit) => fitsLimit(value, key, limit))),
    );
    const effect = before === after || isKept ? null : judge(before, after, pair);
    // The other keywords allow no other values than this limit does.
    const isNeedless =
      (effect === 'narrowed' && implies(base, key, after)) ||
      (effect === 'widened' && implies(revision, key, before));
    if (effect !== null && !isNeedless)
      walk.tell(effect, tellLimit(key, before, after), placesOf(pair, key));
  }
}

/** Whether all values of a form fit a limit because of its other keywords; false if that is not certain. */
function implies({ node, fields }: Form, key: string, limit: unknown): boolean {
  const { required = [], minContains = 1, maxItems } = node;
  const size = Number(limit);
  switch (key) {
    case 'minLength':
      return hasLength(node, size, '');
    case 'maxLength':
      return hasLength(node, 0, size);
    case 'minProperties':
      return (required as readonly string[]).length >= size;
    case 'maxProperties':
      if (fields.size > size || node['additionalProperties'] !== false) return false;
      return !('patternProperties' in node);
    case 'minItems':
      return 'contains' in node && Number(minContains) >= size;
    case 'uniqueItems':
      return maxItems !== absent && Number(maxItems) < 2;
    default:
      return false;
  }
}

/** The pattern of a format whose texts all have one length. */
const fixed: Readonly<Record<string, string>> = { uuid: '^[^]{36}$', date: '^[^]{10}$' };

/** Whether all texts of the pattern or the format have a length within these. */
function hasLength({ pattern: text, format: name }: Json, least: number, most: unknown): boolean {
  const given = text ?? fixed[String(name)];
  if (typeof given !== 'string') return false;
  const effect = pattern(given, `^[^]{${least},${String(most)}}$`);
  return effect === null || effect === 'widened';
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
  if (key === 'pattern') {
    return (
      typeof value === 'string' && typeof limit === 'string' && fitsPattern(value, limit, false)
    );
  }
  // JSON Schema counts code points.
  const size = typeof value === 'string' ? Array.from(value).length : value;
  if (typeof size !== 'number' || typeof limit !== 'number') return false;
  if (key === 'multipleOf') return isMultipleOf(size, limit);
  if (key.startsWith('exclusive')) return key.endsWith('Minimum') ? size > limit : size < limit;
  if (/^min(imum|Length)$/.test(key)) return size >= limit;
  return /^max(imum|Length)$/.test(key) && size <= limit;
}

/** Compares the listed values of two forms of the same kind, and integer with number. */
export function compareValues(walk: SchemaWalk, pair: Pair<Form>): void {
  const { base, revision } = pair;
  const places = onBoth(pair, ({ node, source }) => {
    const key = ['enum', 'const', 'type'].find((name) => name in node);
    return key === undefined ? source : `${source}/${key}`;
  });
  if (base.values !== null && revision.values !== null) {
    const { gone, come } = unmatched({ base: base.values, revision: revision.values });
    const told = (values: readonly unknown[]): string =>
      `${values.length === 1 ? 'value' : 'values'} ${list(values)}`;
    if (gone.length > 0) walk.tell('narrowed', `${told(gone)} removed`, places);
    if (come.length > 0) walk.tell('widened', `${told(come)} added`, places);
    return;
  }
  const [other, listed] = base.values === null ? [base, revision] : [revision, base];
  if (listed.values === null) compareInteger(walk, pair);
  else {
    const isNew = listed === revision;
    const isBroken = other.isInteger && !listed.values.every(Number.isInteger);
    const effect = isBroken ? 'changed' : isNew ? 'narrowed' : 'widened';
    walk.tell(effect, `${isNew ? 'now' : 'no longer'} only ${list(listed.values)}`, places);
  }
}

function compareInteger(walk: SchemaWalk, pair: Pair<Form>): void {
  const { base, revision } = pair;
  if (base.isInteger === revision.isInteger) return;
  const steps = [base, revision].map(({ node }) => node['multipleOf']);
  const isStep = steps.some((step) => step !== undefined) && !steps.includes(1);
  // `multipleOf` itself is compared.
  if (isStep && base.node['type'] === revision.node['type']) return;
  const places = placesOf(pair, 'type');
  if (base.isInteger) walk.tell('widened', 'type integer → number', places);
  else walk.tell('narrowed', 'type number → integer', places);
}

function tellLimit(key: string, before: unknown, after: unknown): string {
  if (before === absent) return `${key} ${list([after])} added`;
  if (after === absent) return `${key} ${list([before])} removed`;
  return `${key} ${list([before])} → ${list([after])}`;
}

function list(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(', ');
}

/** For a lower bound: a higher number narrows the values. An upper bound passes its arguments in reverse. */
function order(one: number, other: number): Effect | null {
  if (one === other) return null;
  return one > other ? 'narrowed' : 'widened';
}

// Generated from openapi/ by `npm run generate`. Do not edit.
/**
 * The combinators of the generated codecs. `is` accepts exactly the values that the JSON Schema rule of the
 * same name accepts. `decode` returns its input, but replaces invalid parts by `unreadable` where the
 * contract allows it (`x-tolerant`). `generate` copies this file into `generated/`; edit it in
 * `scripts/generate/codecs/`.
 */
import * as t from 'io-ts';

/** How an answer is read: decoded by a codec (JSON), as the bytes of a PDF, or as text. */
export type AnswerCodec = t.Mixed | 'pdf' | 'text';

type Codecs = Readonly<Record<string, t.Mixed>>;
type Flat<T> = { [K in keyof T]: T[K] };
type Shape<R extends Codecs, O extends Codecs> = Flat<
  { -readonly [K in keyof R]: t.TypeOf<R[K]> } & { -readonly [K in keyof O]?: t.TypeOf<O[K]> }
>;
type Scalar = string | number | boolean;

/** Replaces a part of an answer that is invalid against its schema, where the contract tolerates it. */
export const unreadable: unique symbol = /*#__PURE__*/ Symbol('unreadable');
export type Unreadable = typeof unreadable;

/** The first entry of a decoding context: it collects the tolerated errors. */
interface RootEntry extends t.ContextEntry {
  readonly tolerated?: t.ValidationError[];
}

export interface Decoded<A> {
  readonly answer: t.Validation<A>;
  /** One or more errors for each `unreadable` part. */
  readonly tolerated: t.Errors;
}

/** Decodes a value and reports its unreadable parts. */
export function decodeAnswer<A>(decoder: t.Decoder<unknown, A>, value: unknown): Decoded<A> {
  const tolerated: t.ValidationError[] = [];
  const root: RootEntry = { key: '', type: decoder, actual: value, tolerated };
  return { answer: decoder.validate(value, [root]), tolerated };
}

/** Checks the whole value first, which is fast, and decodes its parts only when this check fails. */
/*#__NO_SIDE_EFFECTS__*/
function codec<A>(
  name: string,
  is: (value: unknown) => boolean,
  validateParts: (value: unknown, context: t.Context) => t.Validation<unknown> = t.failure,
): t.Type<A> {
  const holds = (value: unknown): value is A => is(value);
  const validate = (value: unknown, context: t.Context): t.Validation<A> =>
    holds(value) ? t.success(value) : (validateParts(value, context) as t.Validation<A>);
  return new t.Type<A>(name, holds, validate, t.identity);
}

/**
 * `x-tolerant`: decodes an invalid value to `unreadable` instead of an error. `is` accepts valid values
 * only.
 */
/*#__NO_SIDE_EFFECTS__*/
export function tolerant<A>(inner: t.Type<A>): t.Type<A | Unreadable> {
  return codec(inner.name, inner.is, (value, context) => {
    const result = inner.validate(value, context);
    if (result._tag === 'Right') return result;
    const [root] = context as readonly RootEntry[];
    root?.tolerated?.push(...result.left);
    return t.success(unreadable);
  });
}

/** `const` and `enum`. */
/*#__NO_SIDE_EFFECTS__*/
export function literals<const V extends readonly Scalar[]>(...values: V): t.Type<V[number]> {
  const name = values.map((value) => JSON.stringify(value)).join(' | ');
  return codec(name, (value) => values.some((allowed) => allowed === value));
}

/** A string; lengths count characters, not UTF-16 units. */
/*#__NO_SIDE_EFFECTS__*/
export function text(rules: {
  readonly pattern?: RegExp;
  readonly minLength?: number;
  readonly maxLength?: number;
}): t.Type<string> {
  const { pattern, minLength = 0, maxLength = Infinity } = rules;
  return codec(described('string', rules), (value) => {
    if (typeof value !== 'string') return false;
    const length = Array.from(value).length;
    return length >= minLength && length <= maxLength && (pattern?.test(value) ?? true);
  });
}

/*#__NO_SIDE_EFFECTS__*/
export function quantity(rules: {
  readonly integer?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
}): t.Type<number> {
  const { integer = false, minimum = -Infinity, maximum = Infinity, multipleOf } = rules;
  return codec(
    described('number', rules),
    (value) =>
      typeof value === 'number' &&
      Number.isFinite(value) &&
      (!integer || Number.isInteger(value)) &&
      value >= minimum &&
      value <= maximum &&
      (multipleOf === undefined || Number.isInteger(value / multipleOf)),
  );
}

/** An array; `uniqueItems` is for scalar items only. */
/*#__NO_SIDE_EFFECTS__*/
export function list<A>(
  item: t.Type<A>,
  rules: {
    readonly minItems?: number;
    readonly maxItems?: number;
    readonly uniqueItems?: boolean;
  } = {},
): t.Type<A[]> {
  const { minItems = 0, maxItems = Infinity, uniqueItems = false } = rules;
  const isList = (value: unknown): value is readonly unknown[] =>
    Array.isArray(value) &&
    value.length >= minItems &&
    value.length <= maxItems &&
    (!uniqueItems || new Set(value).size === value.length);
  return codec(
    described(`Array<${item.name}>`, rules),
    (value) => isList(value) && value.every(item.is),
    (value, context) => {
      if (!Array.isArray(value)) return t.failure(value, context);
      const parts = value.map((element, index) => part(item, element, String(index), context));
      const errors = parts.flatMap(errorsOf);
      if (errors.length > 0) return t.failures(errors);
      return isList(value) ? t.success(parts.map(valueOf)) : t.failure(value, context);
    },
  );
}

/**
 * An object with required and optional properties; `undefined` counts as absent, other properties are
 * allowed.
 */
/*#__NO_SIDE_EFFECTS__*/
export function object<R extends Codecs, O extends Codecs>(
  name: string,
  required: R,
  optional: O,
): t.Type<Shape<R, O>> {
  const all = Object.entries({ ...required, ...optional });
  const holds = (value: unknown, key: string, property: t.Mixed): boolean =>
    value === undefined ? key in optional : property.is(value);
  return codec(
    name,
    (value) => isRecord(value) && all.every(([key, property]) => holds(value[key], key, property)),
    (value, context) => {
      if (!isRecord(value)) return t.failure(value, context);
      const parts = all
        .filter(([key, property]) => !holds(value[key], key, property))
        .map(([key, property]) => [key, part(property, value[key], key, context)] as const);
      const errors = parts.flatMap(([, result]) => errorsOf(result));
      if (errors.length > 0) return t.failures(errors);
      const read = parts.map(([key, result]) => [key, valueOf(result)] as const);
      // `t.unknown` accepts an absent property, but a required one must be present.
      return read.every(([, property]) => property !== undefined)
        ? t.success({ ...value, ...Object.fromEntries(read) })
        : t.failure(value, context);
    },
  );
}

/** `additionalProperties` with a schema: every value, whatever its key. */
/*#__NO_SIDE_EFFECTS__*/
export function record<A>(item: t.Type<A>): t.Type<Record<string, A>> {
  return codec(
    `Record<string, ${item.name}>`,
    (value) => isRecord(value) && Object.values(value).every(item.is),
    (value, context) => {
      if (!isRecord(value)) return t.failure(value, context);
      const parts = Object.entries(value).map(
        ([key, element]) => [key, part(item, element, key, context)] as const,
      );
      const errors = parts.flatMap(([, result]) => errorsOf(result));
      if (errors.length > 0) return t.failures(errors);
      return t.success(Object.fromEntries(parts.map(([key, result]) => [key, valueOf(result)])));
    },
  );
}

/*#__NO_SIDE_EFFECTS__*/
export function nullable<A>(inner: t.Type<A>): t.Type<A | null> {
  return codec(
    `${inner.name} | null`,
    (value) => value === null || inner.is(value),
    (value, context) => part(inner, value, '', context),
  );
}

/**
 * `oneOf` whose branches have different constants in the property `key`: errors are those of the matching
 * branch.
 */
/*#__NO_SIDE_EFFECTS__*/
export function tagged<const B extends readonly (readonly [Scalar, t.Mixed])[]>(
  key: string,
  ...branches: B
): t.Type<t.TypeOf<B[number][1]>> {
  const meant = (value: unknown): t.Mixed | undefined =>
    isRecord(value) ? branches.find(([tag]) => tag === value[key])?.[1] : undefined;
  const tags = literals(...branches.map(([tag]) => tag));
  return codec(
    branches.map(([, { name }]) => name).join(' | '),
    (value) => meant(value)?.is(value) ?? false,
    (value, context) => {
      const branch = meant(value);
      if (branch !== undefined) return part(branch, value, '', context);
      return isRecord(value) ? part(tags, value[key], key, context) : t.failure(value, context);
    },
  );
}

/** `oneOf` of JSON Schema: exactly one branch accepts the value. */
/*#__NO_SIDE_EFFECTS__*/
export function exactlyOne<const B extends readonly t.Mixed[]>(
  ...branches: B
): t.Type<t.TypeOf<B[number]>> {
  return codec(
    branches.map(({ name }) => name).join(' | '),
    (value) => branches.filter(({ is }) => is(value)).length === 1,
    (value, context) => {
      const accepting = branches.filter((branch) => branch.decode(value)._tag === 'Right');
      const [branch, ...others] = accepting;
      return branch !== undefined && others.length === 0 && !branches.some(({ is }) => is(value))
        ? part(branch, value, '', context)
        : t.failure(value, context);
    },
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function part(
  type: t.Mixed,
  value: unknown,
  key: string,
  context: t.Context,
): t.Validation<unknown> {
  return type.validate(value, t.appendContext(context, key, type, value));
}

function errorsOf(result: t.Validation<unknown>): t.Errors {
  return result._tag === 'Left' ? result.left : [];
}

/** The value of a result without errors. */
function valueOf(result: t.Validation<unknown>): unknown {
  return result._tag === 'Right' ? result.right : undefined;
}

function described(name: string, rules: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(rules).map(([rule, value]) => `${rule} ${String(value)}`);
  return parts.length > 0 ? `${name} (${parts.join(', ')})` : name;
}

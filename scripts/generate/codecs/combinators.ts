/**
 * The building blocks of the generated codecs. Each accepts exactly what the JSON Schema rule of the same name
 * accepts and changes nothing: what a codec decodes is the very value that it was given.
 * `generate` copies this file into `generated/`; edit it in `scripts/generate/codecs/`.
 */
import * as t from 'io-ts';

/** How an answer is decoded: by a codec (JSON), or handed over as it came. */
export type AnswerCodec = t.Mixed | 'blob' | 'text' | 'none';

type Codecs = Readonly<Record<string, t.Mixed>>;
type Flat<T> = { [K in keyof T]: T[K] };
type Shape<R extends Codecs, O extends Codecs> = Flat<
  { -readonly [K in keyof R]: t.TypeOf<R[K]> } & { -readonly [K in keyof O]?: t.TypeOf<O[K]> }
>;
type Scalar = string | number | boolean;

/** Checks the whole value first, which is fast, and looks for the faulty part only when that fails. */
/*#__NO_SIDE_EFFECTS__*/
function codec<A>(
  name: string,
  is: (value: unknown) => boolean,
  explain: (value: unknown, context: t.Context) => t.Errors = () => [],
): t.Type<A> {
  const holds = (value: unknown): value is A => is(value);
  const validate: t.Validate<unknown, A> = (value, context) => {
    if (holds(value)) return t.success(value);
    const errors = explain(value, context);
    return errors.length > 0 ? t.failures(errors) : t.failure(value, context);
  };
  return new t.Type<A>(name, holds, validate, t.identity);
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
  return codec(
    described(`Array<${item.name}>`, rules),
    (value) =>
      Array.isArray(value) &&
      value.length >= minItems &&
      value.length <= maxItems &&
      (!uniqueItems || new Set(value).size === value.length) &&
      value.every(item.is),
    (value, context) =>
      Array.isArray(value)
        ? value.flatMap((element, index) => errorsOf(item, element, String(index), context))
        : [],
  );
}

/** An object with its required and its optional properties; `undefined` counts as absent, more properties are let through. */
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
    (value, context) =>
      isRecord(value)
        ? all.flatMap(([key, property]) =>
            holds(value[key], key, property) ? [] : errorsOf(property, value[key], key, context),
          )
        : [],
  );
}

/** `additionalProperties` with a schema: every value, whatever its key. */
/*#__NO_SIDE_EFFECTS__*/
export function record<A>(item: t.Type<A>): t.Type<Record<string, A>> {
  return codec(
    `Record<string, ${item.name}>`,
    (value) => isRecord(value) && Object.values(value).every(item.is),
    (value, context) =>
      isRecord(value)
        ? Object.entries(value).flatMap(([key, element]) => errorsOf(item, element, key, context))
        : [],
  );
}

/*#__NO_SIDE_EFFECTS__*/
export function nullable<A>(inner: t.Type<A>): t.Type<A | null> {
  return codec(
    `${inner.name} | null`,
    (value) => value === null || inner.is(value),
    (value, context) => errorsOf(inner, value, '', context),
  );
}

/** `oneOf` whose branches each fix another value of the property `key`: errors are those of the branch that was meant. */
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
      if (branch !== undefined) return errorsOf(branch, value, '', context);
      return isRecord(value) ? errorsOf(tags, value[key], key, context) : [];
    },
  );
}

/** `oneOf` as JSON Schema means it: one branch accepts the value, and only one. */
/*#__NO_SIDE_EFFECTS__*/
export function exactlyOne<const B extends readonly t.Mixed[]>(
  ...branches: B
): t.Type<t.TypeOf<B[number]>> {
  return codec(
    branches.map(({ name }) => name).join(' | '),
    (value) => branches.filter(({ is }) => is(value)).length === 1,
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function errorsOf(type: t.Mixed, value: unknown, key: string, context: t.Context): t.Errors {
  const result = type.validate(value, t.appendContext(context, key, type, value));
  return result._tag === 'Left' ? result.left : [];
}

function described(name: string, rules: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(rules).map(([rule, value]) => `${rule} ${String(value)}`);
  return parts.length > 0 ? `${name} (${parts.join(', ')})` : name;
}

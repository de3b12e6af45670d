import type { Scalar } from '../contract/document.ts';
import { isWords } from './meaning.ts';
import { joinParts } from './joinParts.ts';
import { follow, itemsOf, type Json, type Placed } from './placed.ts';

export type Kind = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';

/** One alternative of a schema: one kind, with the keywords of that kind. */
export interface Form extends Placed {
  readonly kind: Kind;
  /** The listed values; null if any value of the kind is allowed. */
  readonly values: readonly Scalar[] | null;
  /** Only whole numbers. */
  readonly isInteger: boolean;
}

export interface Forms {
  /** A value fits one of these forms. Their order and names have no meaning. */
  readonly forms: readonly Form[];
  /** Unknown keywords, including `oneOf` beside other keywords. */
  readonly unknown: readonly string[];
  /** The forms may overlap: the schema has no `oneOf`. */
  readonly isUnion: boolean;
}

const kinds: readonly Kind[] = ['null', 'boolean', 'number', 'string', 'array', 'object'];

/** Everything that is compared, except texts. */
const known: ReadonlySet<string> = new Set([
  ...['$ref', 'type', 'properties', 'required', 'additionalProperties', 'items', 'oneOf', 'anyOf'],
  ...['exclusiveMinimum', 'exclusiveMaximum', 'minProperties', 'maxProperties', 'default'],
  ...['readOnly', 'writeOnly', 'x-sorted-by'],
  ...['enum', 'const', 'pattern', 'format', 'minLength', 'maxLength', 'minimum', 'maximum'],
  ...['multipleOf', 'minItems', 'maxItems', 'uniqueItems', 'contentMediaType', 'contentEncoding'],
  ...['x-binary-signature', 'x-binary-end', 'deprecated'],
]);

const describing: ReadonlySet<string> = new Set(['deprecated', 'default', 'readOnly', 'writeOnly']);
const deepest = 30;

/** Whether a keyword limits the values of a schema. */
function restricts(key: string): boolean {
  return !isWords(key) && !describing.has(key);
}

/**
 * Resolves the reference of a schema. A schema with keywords beside its reference is returned as it
 * is, with `$ref`.
 */
export function followSchema(document: Json, placed: Placed): Placed {
  const beside = Object.keys(placed.node).filter((key) => key !== '$ref' && restricts(key));
  if (typeof placed.node['$ref'] !== 'string' || beside.length > 0) return placed;
  const { $ref } = placed.node;
  const target = follow(document, { node: { $ref }, source: placed.source });
  // The target may itself have keywords beside a reference.
  return target;
}

/**
 * Splits a schema into forms: `type: [string, 'null']` equals `oneOf` with null, `const` equals an
 * `enum` of one value, nested forms are flattened, and the parts of `allOf` are joined.
 */
export function schemaForms(document: Json, given: Placed, depth = 0): Forms {
  const followed = followSchema(document, given);
  if (depth > deepest) return { forms: [], unknown: ['circular schema'], isUnion: false };
  const { placed, conflicts } = joinParts(document, followed);
  const { node, source } = placed;
  const unknown = Object.keys(node).filter((key) => !known.has(key) && !isWords(key));
  unknown.push(...conflicts);
  if ('$ref' in node) unknown.push('$ref beside other keywords');
  const key = 'oneOf' in node ? 'oneOf' : 'anyOf' in node ? 'anyOf' : null;
  if (key === null) {
    return { forms: kindsOf(node).flatMap((kind) => formOf(kind, placed)), unknown, isUnion: true };
  }
  const beside = Object.keys(node).filter((one) => one !== key && restricts(one));
  const inner = itemsOf({ node, source }, key).map((one) => schemaForms(document, one, depth + 1));
  return {
    forms: joinValues(inner.flatMap(({ forms }) => forms)),
    unknown: [
      ...unknown,
      ...beside.map((one) => `${one} beside ${key}`),
      ...inner.flatMap((one) => one.unknown),
    ],
    isUnion: key === 'anyOf' && inner.every((one) => one.isUnion),
  };
}

function kindsOf({ type }: Json): readonly string[] {
  if (type === undefined) return kinds;
  const names = (Array.isArray(type) ? type : [type]) as readonly string[];
  return names.includes('number') ? names.filter((name) => name !== 'integer') : names;
}

function formOf(name: string, { node, source }: Placed): readonly Form[] {
  const kind = name === 'integer' ? 'number' : (name as Kind);
  const isInteger = name === 'integer';
  const listed = valuesOf(node);
  const allowed = listed?.filter((value) => kindOf(value) === kind);
  if (allowed?.length === 0) return [];
  const values = allowed ?? (kind === 'null' ? [null] : kind === 'boolean' ? [true, false] : null);
  return [{ kind, node, source, isInteger, values }];
}

function valuesOf(node: Json): readonly Scalar[] | null {
  const listed = node['enum'] as readonly Scalar[] | undefined;
  if (!('const' in node)) return listed ?? null;
  const only = node['const'] as Scalar;
  return listed === undefined || listed.includes(only) ? [only] : [];
}

function kindOf(value: Scalar): Kind {
  return value === null ? 'null' : (typeof value as Kind);
}

/** Merges listed values of one kind, whether they come from an `enum` or from several forms. */
function joinValues(forms: readonly Form[]): readonly Form[] {
  const joined: Form[] = [];
  for (const form of forms) {
    const index = joined.findIndex((one) => canJoin(one, form));
    const other = joined[index];
    if (other === undefined) joined.push(form);
    else joined[index] = { ...other, values: [...(other.values ?? []), ...(form.values ?? [])] };
  }
  return joined;
}

function canJoin(one: Form, other: Form): boolean {
  if (one.kind !== other.kind || one.isInteger !== other.isInteger) return false;
  if (one.values === null || other.values === null) return false;
  return (
    [one, other].every(({ node }) =>
      Object.keys(node).every((key) => listing.has(key) || !restricts(key)),
    ) && !one.values.some((value) => other.values?.includes(value))
  );
}

const listing: ReadonlySet<string> = new Set(['type', 'enum', 'const']);

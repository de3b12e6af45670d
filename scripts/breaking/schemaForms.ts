import type { Scalar } from '../contract/document.ts';
import { isWords } from './meaning.ts';
import { follow, itemsOf, type Json, type Placed } from './placed.ts';

export type Kind = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';

/** One of the ways a value may be: of one kind, with what its schema says about that kind. */
export interface Form extends Placed {
  readonly kind: Kind;
  /** The only values, where they are listed; null where any of the kind will do. */
  readonly values: readonly Scalar[] | null;
  /** A number without fraction. */
  readonly isInteger: boolean;
}

export interface Forms {
  /** A value fits one of them, in whatever order and under whatever names the contract lists them. */
  readonly forms: readonly Form[];
  /** Keywords whose meaning is not known here, `oneOf` beside other keywords among them. */
  readonly unknown: readonly string[];
}

const kinds: readonly Kind[] = ['null', 'boolean', 'number', 'string', 'array', 'object'];

/** The keywords of scripts/contract/keywords.ts, and `deprecated`: words excepted, all that is compared. */
const known: ReadonlySet<string> = new Set([
  ...['$ref', 'type', 'properties', 'required', 'additionalProperties', 'items', 'oneOf'],
  ...['enum', 'const', 'pattern', 'format', 'minLength', 'maxLength', 'minimum', 'maximum'],
  ...['multipleOf', 'minItems', 'maxItems', 'uniqueItems', 'contentMediaType', 'contentEncoding'],
  ...['x-binary-signature', 'x-binary-end', 'deprecated'],
]);

const describing: ReadonlySet<string> = new Set(['deprecated']);
const deepest = 30;

/** Whether a keyword narrows what a schema takes. */
function restricts(key: string): boolean {
  return !isWords(key) && !describing.has(key);
}

/** The schema that a reference leads to; with keywords beside the reference, the place itself, `$ref` left in it. */
export function followSchema(document: Json, placed: Placed): Placed {
  const beside = Object.keys(placed.node).filter((key) => key !== '$ref' && restricts(key));
  if (typeof placed.node['$ref'] !== 'string' || beside.length > 0) return placed;
  const { $ref } = placed.node;
  const target = follow(document, { node: { $ref }, source: placed.source });
  // A reference may lead to one that has keywords beside it.
  return target;
}

/**
 * Takes a schema apart into forms: `type: [string, 'null']` and `oneOf` with null are the same, so are `const` and an `enum` of
 * one value, and forms of forms are forms.
 */
export function schemaForms(document: Json, given: Placed, depth = 0): Forms {
  const placed = followSchema(document, given);
  const { node, source } = placed;
  const unknown = Object.keys(node).filter((key) => !known.has(key) && !isWords(key));
  if ('$ref' in node) unknown.push('$ref beside other keywords');
  if (depth > deepest) return { forms: [], unknown: ['oneOf in a circle'] };
  if (!('oneOf' in node)) {
    return { forms: kindsOf(node).flatMap((kind) => formOf(kind, placed)), unknown };
  }
  const beside = Object.keys(node).filter((key) => key !== 'oneOf' && restricts(key));
  const inner = itemsOf({ node, source }, 'oneOf').map((one) =>
    schemaForms(document, one, depth + 1),
  );
  const isOdd = (node['oneOf'] as readonly unknown[]).some((one) => typeof one === 'boolean');
  return {
    forms: joinValues(inner.flatMap(({ forms }) => forms)),
    unknown: [
      ...unknown,
      ...beside.map((key) => `${key} beside oneOf`),
      ...(isOdd ? ['oneOf of true or false'] : []),
      ...inner.flatMap((one) => one.unknown),
    ],
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

/** Listed values of one kind are one list, whether an `enum` or several forms tell them. */
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

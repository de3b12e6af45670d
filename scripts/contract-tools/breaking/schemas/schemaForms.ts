import type { Scalar } from '../../contract/document.ts';
import { alternativesOf, type Alternatives } from './alternatives.ts';
import type { Mark } from './formMark.ts';
import { followSchema, joinParts, restricts, type Joined } from './joinParts.ts';
import { made, madeFor } from '../../schema/made.ts';
import { notationOf } from '../meaning.ts';
import { isJson, type Json, type Placed, type PlacedMap, pick } from '../placed.ts';

export type Kind = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';

/** One alternative of a schema: one kind, with the keywords of that kind. */
export interface Form extends Joined {
  readonly kind: Kind;
  /** The listed values; null if any value of the kind is allowed. */
  readonly values: readonly Scalar[] | null;
  /** Only whole numbers. */
  readonly isInteger: boolean;
  readonly fields: PlacedMap;
  /** What the discriminator says about this form. */
  readonly mark: Mark | null;
}

export interface Forms extends Pick<Alternatives, 'unknown' | 'isUnion' | 'shape'> {
  /** A value fits one of these forms. Their order and names have no meaning. */
  readonly forms: readonly Form[];
}

const kinds: readonly Kind[] = ['null', 'boolean', 'number', 'string', 'array', 'object'];
const known = new WeakMap<Json, WeakMap<Json, Map<string, Forms>>>();

/**
 * Splits a schema into forms: `type: [string, 'null']` equals `oneOf` with null, `const` equals an
 * `enum` of one value, nested forms are flattened, parts of `allOf` and keywords beside `oneOf` are joined
 * with each form, and a schema with a discriminator has its subtypes as forms. Computed once per schema.
 */
export function schemaForms(document: Json, given: Placed): Forms {
  const placed = followSchema(document, given);
  const ofDocument = made(known, document, () => new WeakMap<Json, Map<string, Forms>>());
  return madeFor(ofDocument, placed.node, placed.source, () => readForms(document, placed));
}

function readForms(document: Json, placed: Placed): Forms {
  const { list, unknown, isUnion, shape } = alternativesOf(document, placed);
  const forms = list.flatMap(({ parts, source, mark }) => {
    const joined = joinParts(document, parts, source);
    return kindsOf(joined.node).flatMap((kind) => formOf(kind, joined, mark));
  });
  const joined = list.length > 1 ? joinValues(forms) : forms;
  return { forms: isUnion ? withoutContained(joined) : joined, unknown, isUnion, shape };
}

function kindsOf({ type, not }: Json): readonly string[] {
  if (isJson(not) && notationOf(not) === '{}') return [];
  if (type === undefined) return kinds;
  const names = (Array.isArray(type) ? type : [type]) as readonly string[];
  return names.includes('number') ? names.filter((name) => name !== 'integer') : names;
}

function formOf(name: string, written: Joined, mark: Mark | null): readonly Form[] {
  const kind = name === 'integer' ? 'number' : (name as Kind);
  const joined = inOneNotation(kind, written);
  const isInteger =
    name === 'integer' || (kind === 'number' && Number.isInteger(joined.node['multipleOf']));
  const allowed = valuesOf(joined.node)?.filter(
    (value) => kindOf(value) === kind && (!isInteger || Number.isInteger(value)),
  );
  if (allowed?.length === 0) return [];
  const values = allowed ?? (kind === 'null' ? [null] : kind === 'boolean' ? [true, false] : null);
  const form = { ...joined, kind, isInteger, values };
  if (kind !== 'object') return [{ ...form, fields: noFields, mark: null }];
  const fields = [...joined.below].flatMap(([key, one]) =>
    key.startsWith('properties/') ? [[key.slice('properties/'.length), one] as const] : [],
  );
  return [{ ...form, fields: new Map(fields), mark }];
}

const noFields: PlacedMap = new Map();

function valuesOf(node: Json): readonly Scalar[] | null {
  const listed = (node['enum'] as readonly unknown[] | undefined)?.map(oneValue);
  if (!('const' in node)) return listed ?? null;
  const only = oneValue(node['const']);
  return listed === undefined || listed.includes(only) ? [only] : [];
}

const values = new Map<string, Scalar>();

/** The same object for the same data, so that values can be compared as scalars are. */
function oneValue(value: unknown): Scalar {
  if (typeof value !== 'object' || value === null) return value as Scalar;
  return made(values, notationOf({ const: value }), () => value as unknown as Scalar);
}

function kindOf(value: Scalar): Kind {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : (typeof value as Kind);
}

/** The forms without those that are there twice, and the texts, numbers and flags that another one allows. */
function withoutContained(forms: readonly Form[]): readonly Form[] {
  const isAny = ({ node, values }: Form): boolean =>
    values === null && Object.keys(node).every((key) => key === 'type' || !restricts(key));
  const isPlain = ({ kind }: Form): boolean => kind === 'string' || kind === 'number';
  const isSame = (one: Form, other: Form): boolean =>
    one.kind === other.kind &&
    one.mark === other.mark &&
    notationOf(one.node) === notationOf(other.node);
  const distinct = forms.filter((form, at) => forms.findIndex((one) => isSame(one, form)) === at);
  return distinct.filter(
    (form) =>
      !isPlain(form) ||
      isAny(form) ||
      !forms.some((one) => one.kind === form.kind && !one.isInteger && isAny(one)),
  );
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

/** The value of a keyword instead of the written one; undefined removes the keyword. */
type Changes = Readonly<Record<string, unknown>>;

const absent = undefined;

/** What can be written in two ways (JSON Schema 2020-12), in one of them. */
const rewritten: Readonly<Partial<Record<string, (node: Json) => Changes>>> = {
  array: (node) => {
    const { contains, items, prefixItems = [], maxItems = Infinity } = node;
    const { minContains = 1, minItems = 0 } = node;
    const { length } = prefixItems as readonly unknown[];
    const isLoose = !('maxContains' in node || 'unevaluatedItems' in node);
    const isCount = isLoose && (minContains === 0 || isSchema(contains, anything));
    return {
      // Of an older dialect, for a list of `items`.
      ...('additionalItems' in node && !Array.isArray(items) && { additionalItems: absent }),
      ...(isSchema(items, nothing) && {
        items: absent,
        maxItems: Math.min(length, Number(maxItems)),
      }),
      ...('contains' in node &&
        isCount && {
          contains: absent,
          minContains: absent,
          minItems: Math.max(Number(minItems), Number(minContains)),
        }),
    };
  },
  object: ({ additionalProperties: more }) =>
    isSchema(more, nothing) ? { additionalProperties: false } : {},
};

const [nothing, anything] = [{ not: {} }, {}];

function isSchema(value: unknown, schema: Json): boolean {
  return notationOf(value ?? null) === notationOf(schema);
}

/** A form whose keywords are written in one of the ways in which they can be. */
function inOneNotation(kind: string, joined: Joined): Joined {
  const changes = rewritten[kind]?.(joined.node) ?? {};
  const names = Object.keys(changes);
  if (names.length === 0) return joined;
  const isKept = (key: string): boolean => !(key in changes) || changes[key] !== absent;
  const node = pick({ ...joined.node, ...changes }, isKept);
  const below = new Map([...joined.below].filter(([key]) => !names.includes(key)));
  return { ...joined, node, below };
}

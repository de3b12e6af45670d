import type { ContractDocument, Schema } from '../contract/document.ts';
import { fragmentTokens, valueAt, escapeToken, tokensOf } from '../contract/pointer.ts';
import { made } from './made.ts';
import { type PlacedSchema, isRecord } from './placed.ts';

const words =
  /^(\$ref|\$comment|title|description|examples?|default|deprecated|externalDocs|xml|x-.*)$/;

const mostSteps = 100;

/** Follows references. Keywords beside a `$ref` count too: they become a part of `allOf`. */
export function followSchema(document: ContractDocument, placed: PlacedSchema): PlacedSchema {
  let here = placed;
  for (let steps = 0; here.schema.$ref !== undefined; steps += 1) {
    const { $ref: reference, ...beside } = here.schema;
    const target = targetOf(document, reference);
    if (target === null) throw new Error(`${here.source}: ${reference} not found`);
    if (steps > mostSteps) throw new Error(`${here.source}: ${reference} is a circular reference`);
    if (Object.keys(beside).some((key) => !words.test(key))) return withBeside(here, beside);
    here = { schema: target, source: reference };
  }
  return here;
}

const joined = new WeakMap<Schema, Schema>();

function withBeside({ schema, source }: PlacedSchema, beside: Schema): PlacedSchema {
  const allOf = [...(beside.allOf ?? []), { $ref: schema.$ref ?? '' }];
  return { schema: made(joined, schema, () => ({ ...beside, allOf })), source };
}

/** The object that a reference leads to; null if there is none. */
export function targetOf(document: object, reference: string): Schema | null {
  const target = valueAt(document, fragmentTokens(reference));
  return isRecord(target) ? target : null;
}

/** The schema of a place in a value, as far as it can be followed, also into forms with the next field. */
export function placeOfValue(
  document: ContractDocument,
  placed: PlacedSchema,
  root: unknown,
  pointer: string,
): PlacedSchema {
  let here = followSchema(document, placed);
  let value = root;
  for (const token of tokensOf(pointer)) {
    const next = below(document, here, value, token, 0);
    if (next === null) return here;
    here = followSchema(document, next);
    value = valueAt(value, [token]);
  }
  return here;
}

const mostForms = 20;

function below(
  document: ContractDocument,
  { schema, source }: PlacedSchema,
  value: unknown,
  token: string,
  depth: number,
): PlacedSchema | null {
  if (Array.isArray(value) && schema.items !== undefined) {
    return { schema: schema.items, source: `${source}/items` };
  }
  const field = schema.properties?.[token];
  if (field !== undefined) {
    return { schema: field, source: `${source}/properties/${escapeToken(token)}` };
  }
  for (const key of ['oneOf', 'anyOf', 'allOf'] as const) {
    for (const [index, form] of (schema[key] ?? []).entries()) {
      if (depth > mostForms) return null;
      const one = followSchema(document, { schema: form, source: `${source}/${key}/${index}` });
      const found = below(document, one, value, token, depth + 1);
      if (found !== null) return found;
    }
  }
  const rest = schema.additionalProperties;
  const at = `${source}/additionalProperties`;
  return typeof rest === 'object' ? { schema: rest, source: at } : null;
}

const deepest = 20;

/** A schema with its references followed and the parts of its `allOf` joined. */
export function merged(document: ContractDocument, given: Schema, depth = 0): Schema {
  const { $ref: reference, allOf = [], ...own } = given;
  if (depth > deepest) return own;
  // One step: the target may itself have keywords beside a reference.
  const target = reference === undefined ? [] : [targetOf(document, reference) ?? {}];
  return [...allOf, ...target].map((part) => merged(document, part, depth + 1)).reduce(join, own);
}

/** Joins two schemas, also their properties: the first has the say. `required` is the union. */
function join(one: Schema, other: Schema): Schema {
  const names = Object.keys({ ...one.properties, ...other.properties });
  const required = [...new Set([...(one.required ?? []), ...(other.required ?? [])])];
  const properties = names.map((name) => {
    const [first, second] = [one.properties?.[name], other.properties?.[name]];
    const both =
      first === undefined || second === undefined ? (first ?? second) : { ...second, ...first };
    return [name, both ?? {}] as const;
  });
  return {
    ...other,
    ...one,
    ...(properties.length > 0 ? { properties: Object.fromEntries(properties) } : {}),
    ...(required.length > 0 ? { required } : {}),
  };
}

import type { ContractDocument } from '../contract/document.ts';
import { escapeToken, tokensOf, valueAt } from '../contract/pointer.ts';
import { followSchema } from './followSchema.ts';
import type { PlacedSchema } from './PlacedDifference.ts';

/**
 * The schema of a place in a value, as far as it can be followed; forms are searched for one that describes
 * the next field.
 */
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
  return typeof rest === 'object'
    ? { schema: rest, source: `${source}/additionalProperties` }
    : null;
}

import type { ContractDocument, Schema } from '../contract/document.ts';
import { targetOf } from './followSchema.ts';

const deepest = 20;

/** A schema with its references followed and the parts of its `allOf` joined. */
export function merged(document: ContractDocument, given: Schema, depth = 0): Schema {
  const { $ref: reference, allOf = [], ...own } = given;
  if (depth > deepest) return own;
  // One step: the target may itself have keywords beside a reference.
  const target = reference === undefined ? [] : [targetOf(document, reference) ?? {}];
  return [...allOf, ...target].map((part) => merged(document, part, depth + 1)).reduce(join, own);
}

/**
 * Joins two schemas. A keyword of both keeps the value of the first, also within a property of both;
 * `required` is the union.
 */
function join(one: Schema, other: Schema): Schema {
  const names = new Set([
    ...Object.keys(one.properties ?? {}),
    ...Object.keys(other.properties ?? {}),
  ]);
  const required = [...new Set([...(one.required ?? []), ...(other.required ?? [])])];
  const properties = [...names].map((name) => {
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

import type { ContractDocument, Schema } from '../../contract/document.ts';
import { resolveReference } from '../../contract/resolveReference.ts';

const deepest = 20;

/** A schema with its references followed and the parts of its `allOf` joined, for making values. */
export function merged(document: ContractDocument, given: Schema, depth = 0): Schema {
  const { $ref: _, ...beside } = given;
  const target = given.$ref === undefined ? {} : resolveReference<Schema>(document, given);
  const { allOf = [], ...own } = { ...target, ...beside };
  if (depth > deepest) return own;
  return allOf
    .map((part) => merged(document, part, depth + 1))
    .reduce<Schema>(
      (whole, part) => ({
        ...whole,
        ...part,
        ...joined('properties', whole, part),
        ...(whole.required || part.required
          ? { required: [...new Set([...(whole.required ?? []), ...(part.required ?? [])])] }
          : {}),
      }),
      own,
    );
}

function joined(key: 'properties', one: Schema, other: Schema): Pick<Schema, 'properties'> {
  if (one[key] === undefined && other[key] === undefined) return {};
  return { [key]: { ...one[key], ...other[key] } };
}

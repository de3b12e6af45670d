import type { ContractDocument, Schema } from '../../contract/document.ts';
import { multipleAt } from '../../schema/decimals.ts';
import { smallest, smallestText, stepOf } from './smallest.ts';
import { valueOf } from './valueOf.ts';

/** Bounds of what the contract leaves open: enough to fail a server, too little to be an attack on it. */
const open = { text: 1_000, list: 20 };

/** A large value that fits a schema: every field, and every bound at its end; undefined if none is found. */
export function largest(document: ContractDocument, given: Schema, size = open): unknown {
  return valueOf(document, given, {
    ...{ deepest: 6, below: smallest, listed: -1, flag: true },
    text: (schema) => largestText(schema, size.text),
    number: largestNumber,
    count: (schema) => largestCount(schema, size.list),
    fields: ({ properties = {} }) => Object.keys(properties),
  });
}

function largestCount(
  { prefixItems = [], maxItems, minItems = 0, uniqueItems }: Schema,
  most: number,
): number {
  const count = uniqueItems === true ? 1 : Math.min(maxItems ?? most, most);
  return Math.max(count, minItems, Math.min(prefixItems.length, maxItems ?? most));
}

function largestText(schema: Schema, longestText: number): string | undefined {
  const { pattern, format, maxLength = longestText, minLength = 0 } = schema;
  if (pattern !== undefined || (format !== undefined && format !== 'password'))
    return smallestText(schema);
  return 'é'.repeat(Math.max(minLength, Math.min(maxLength, longestText)));
}

export function largestNumber(schema: Schema): number {
  const { maximum, exclusiveMaximum, type, format } = schema;
  const isWhole = [type].flat().includes('integer');
  const unbounded = isWhole ? (format === 'int64' ? 2 ** 53 - 1 : 2 ** 31 - 1) : 1e9;
  const most = Math.min(maximum ?? unbounded, exclusiveMaximum ?? unbounded);
  return multipleAt(most, stepOf(schema), 'below', most === exclusiveMaximum);
}

import fc from 'fast-check';
import type { ContractDocument, Schema } from '../../contract/document.ts';
import { multipleAt, wholeStep } from '../../schema/decimals.ts';
import { valueOf, type Style } from './valueOf.ts';

/** The smallest value that fits a schema; undefined if none is found. */
export function smallest(document: ContractDocument, given: Schema): unknown {
  return valueOf(document, given, style);
}

/** A fixed seed: the same contract gives the same input in every run. */
const seed = 1;

const byFormat: Readonly<Record<string, string>> = {
  ...{ date: '2026-01-01', 'date-time': '2026-01-01T00:00:00Z', time: '00:00:00Z' },
  ...{ email: 'a@example.org', uri: 'https://example.org/', 'uri-reference': '/' },
  ...{ hostname: 'example.org', ipv4: '192.0.2.1', ipv6: '2001:db8::1' },
  ...{ uuid: '00000000-0000-4000-8000-000000000000', byte: 'AA==', binary: '%PDF-1.4\n%%EOF\n' },
};

export function smallestText({ pattern, format, minLength = 0 }: Schema): string | undefined {
  if (pattern !== undefined) return textLike(pattern, minLength);
  const known = byFormat[format ?? ''];
  if (known !== undefined && known.length >= minLength) return known;
  return 'a'.repeat(minLength);
}

/** A text that a pattern matches; undefined for a pattern that cannot be generated from. */
export function textLike(pattern: string, minLength: number): string | undefined {
  try {
    const found = fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { seed, numRuns: 20 });
    return found
      .filter((text) => text.length >= minLength)
      .toSorted((one, other) => one.length - other.length)[0];
  } catch {
    return undefined;
  }
}

export function smallestNumber(schema: Schema): number {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum } = schema;
  const step = stepOf(schema);
  const isExcluded = minimum === exclusiveMinimum;
  if (minimum !== undefined) return multipleAt(minimum, step, 'above', isExcluded);
  if (exclusiveMinimum !== undefined) return multipleAt(exclusiveMinimum, step, 'above', true);
  const most = Math.min(maximum ?? 0, exclusiveMaximum ?? 1);
  return most <= 0 ? multipleAt(most, step, 'below', most === exclusiveMaximum) : 0;
}

/** The distance between numbers that a schema allows: `multipleOf`, 1 for integers, or 0.5. */
export function stepOf({ multipleOf, type }: Schema): number {
  const isWhole = [type].flat().includes('integer');
  if (multipleOf === undefined || multipleOf <= 0) return isWhole ? 1 : 0.5;
  return isWhole ? wholeStep(multipleOf) : multipleOf;
}

const style: Style = {
  ...{ deepest: 12, below: () => undefined, listed: 0, flag: false },
  text: smallestText,
  number: smallestNumber,
  count: ({ minItems = 0 }) => minItems,
  fields: ({ required = [] }) => required,
};

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

import fc from 'fast-check';
import type { ContractDocument, Schema } from '../../contract/document.ts';
import { resolveReference } from '../../contract/resolveReference.ts';
import { merged } from '../../schema/merged.ts';

const deepest = 12;

/** The smallest value that fits a schema; undefined if none is found. */
export function smallest(document: ContractDocument, given: Schema, depth = 0): unknown {
  if (depth > deepest) return undefined;
  const schema = merged(document, given);
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [form] = schema.oneOf ?? schema.anyOf ?? [];
  if (form !== undefined && schema.type === undefined) {
    const forms = schema.oneOf ?? schema.anyOf ?? [];
    return forms
      .map((one) => smallest(document, one, depth + 1))
      .find((value) => value !== undefined);
  }
  switch ([schema.type].flat()[0]) {
    case 'string':
      return smallestText(schema);
    case 'integer':
    case 'number':
      return smallestNumber(schema);
    case 'boolean':
      return false;
    case 'null':
      return null;
    case 'array':
      return smallestList(document, schema, depth);
    case undefined:
    default:
      return smallestObject(document, schema, depth);
  }
}

/** A fixed seed: the same contract gives the same input in every run. */
const seed = 1;

const byFormat: Readonly<Record<string, string>> = {
  date: '2026-01-01',
  'date-time': '2026-01-01T00:00:00Z',
  time: '00:00:00Z',
  email: 'a@example.org',
  uuid: '00000000-0000-4000-8000-000000000000',
  uri: 'https://example.org/',
  'uri-reference': '/',
  hostname: 'example.org',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  byte: 'AA==',
  binary: '%PDF-1.4\n%%EOF\n',
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

export function smallestNumber(schema: Schema): number | undefined {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum, multipleOf, type } = schema;
  const isWhole = [type].flat().includes('integer');
  const step = multipleOf ?? (isWhole ? 1 : 0.5);
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + step);
  if (least !== undefined) return Math.ceil(least / step) * step;
  const most = maximum ?? (exclusiveMaximum === undefined ? undefined : exclusiveMaximum - step);
  return most !== undefined && most < 0 ? Math.floor(most / step) * step : 0;
}

function smallestList(
  document: ContractDocument,
  { items = {}, minItems = 0, prefixItems = [] }: Schema,
  depth: number,
): unknown {
  const values = Array.from({ length: minItems }, (_, index) =>
    smallest(document, prefixItems[index] ?? items, depth + 1),
  );
  return values.includes(undefined) ? undefined : values;
}

function smallestObject(document: ContractDocument, schema: Schema, depth: number): unknown {
  const { properties = {}, required = [] } = schema;
  const isSent = (name: string): boolean =>
    resolveReference(document, properties[name] ?? {}).readOnly !== true;
  const entries = required
    .filter(isSent)
    .map(
      (name) =>
        [name, smallest(document, properties[name] ?? { type: 'string' }, depth + 1)] as const,
    );
  return entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries);
}

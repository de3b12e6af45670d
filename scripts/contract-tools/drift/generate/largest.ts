import type { ContractDocument, Schema } from '../../contract/document.ts';
import { resolveReference } from '../../contract/resolveReference.ts';
import { merged } from '../../schema/merged.ts';
import { smallest, smallestText } from './smallest.ts';

const deepest = 6;
/** Bounds of what the contract leaves open: enough to fail a server, too little to be an attack on it. */
const longestText = 1_000;
const longestList = 20;

/** A large value that fits a schema: every field, and every bound at its end; undefined if none is found. */
export function largest(document: ContractDocument, given: Schema, depth = 0): unknown {
  if (depth > deepest) return smallest(document, given);
  const schema = merged(document, given);
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return schema.enum.at(-1);
  const forms = schema.oneOf ?? schema.anyOf ?? [];
  if (forms.length > 0 && schema.type === undefined) {
    const [first = {}] = forms;
    return largest(document, first, depth + 1);
  }
  switch ([schema.type].flat()[0]) {
    case 'string':
      return largestText(schema);
    case 'integer':
    case 'number':
      return largestNumber(schema);
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'array':
      return largestList(document, schema, depth);
    case undefined:
    default:
      return largestObject(document, schema, depth);
  }
}

export function largestText(schema: Schema): string | undefined {
  const { pattern, format, maxLength = longestText, minLength = 0 } = schema;
  if (pattern !== undefined || (format !== undefined && format !== 'password'))
    return smallestText(schema);
  return 'é'.repeat(Math.max(minLength, Math.min(maxLength, longestText)));
}

export function largestNumber(schema: Schema): number {
  const { maximum, exclusiveMaximum, multipleOf, type, format } = schema;
  const isWhole = [type].flat().includes('integer');
  const step = multipleOf ?? (isWhole ? 1 : 0.5);
  const most = maximum ?? (exclusiveMaximum === undefined ? undefined : exclusiveMaximum - step);
  const open = isWhole ? (format === 'int64' ? 2 ** 53 - 1 : 2 ** 31 - 1) : 1e9;
  return Math.floor((most ?? open) / step) * step;
}

function largestObject(document: ContractDocument, schema: Schema, depth: number): unknown {
  const { properties = {}, required = [] } = schema;
  const entries = Object.entries(properties)
    .filter(([, one]) => resolveReference(document, one).readOnly !== true)
    .map(([name, one]) => [name, largest(document, one, depth + 1)] as const);
  const isMissing = entries.some(([name, value]) => value === undefined && required.includes(name));
  return isMissing
    ? undefined
    : Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function largestList(document: ContractDocument, schema: Schema, depth: number): unknown {
  const {
    items = {},
    prefixItems = [],
    maxItems = longestList,
    minItems = 0,
    uniqueItems,
  } = schema;
  const most = uniqueItems === true ? 1 : Math.min(maxItems, longestList);
  const count = Math.max(most, minItems, Math.min(prefixItems.length, maxItems));
  const values = Array.from({ length: count }, (_, index) =>
    largest(document, prefixItems[index] ?? items, depth + 1),
  );
  return values.includes(undefined) ? undefined : values;
}

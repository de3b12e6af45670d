import type { ContractDocument, Schema } from '../../../../scripts/contract/document.ts';
import { listOperations } from '../../../../scripts/contract/operations.ts';
import { resolveReference } from '../../../../scripts/contract/resolveReference.ts';

/** The keys from the root to a part of an answer. */
export type Trail = readonly string[];

interface Item {
  /** The keys from the root to the list. */
  readonly list: Trail;
  readonly index: number;
}

/** Every item of every list of objects in a JSON value. */
export function itemsOf(value: unknown, trail: Trail = []): readonly Item[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, part]) => itemsOf(part, [...trail, key]));
  if (!Array.isArray(value)) return below;
  const own = value.flatMap((item: unknown, index) =>
    typeof item === 'object' && !Array.isArray(item) ? [{ list: trail, index }] : [],
  );
  return [...own, ...below];
}

/** A copy of the value with one part replaced; undefined removes the part. */
export function withPart(value: unknown, [key, ...rest]: Trail, part: unknown): unknown {
  if (key === undefined) return part;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) =>
      String(index) === key ? withPart(item, rest, part) : item,
    );
  }
  const object = value as Readonly<Record<string, unknown>>;
  return { ...object, [key]: withPart(object[key], rest, part) };
}

/** A copy of the value without one item of a list. */
export function withoutItem(value: unknown, list: Trail, index: number): unknown {
  const items = list.reduce<unknown>(
    (part, key) => (part as Readonly<Record<string, unknown>>)[key],
    value,
  ) as readonly unknown[];
  return withPart(value, list, items.toSpliced(index, 1));
}

/** The operations whose answer contains a list with items that may be unreadable (`x-tolerant`). */
export function tolerantOperations(document: ContractDocument): readonly string[] {
  return listOperations(document)
    .filter(({ answers }) => {
      const schemas = Object.values(answers[200]?.content ?? {}).map(({ schema }) => schema);
      return schemas.some((schema) => holdsTolerantList(schema, document));
    })
    .map(({ operation }) => operation.operationId);
}

function holdsTolerantList(schema: Schema, document: ContractDocument): boolean {
  const { properties = {}, items, oneOf = [], ...own } = resolveReference<Schema>(document, schema);
  if (own['x-tolerant'] === 'items' || own['x-tolerant'] === 'list') return true;
  const parts = [...Object.values(properties), ...oneOf, ...(items ? [items] : [])];
  return parts.some((part) => holdsTolerantList(part, document));
}

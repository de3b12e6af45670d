import type { Schema } from '../contract/document.ts';
import type { Differences, PlacedDifference, Walk } from './placed.ts';
import { valueAt } from '../contract/pointer.ts';

/** Further differences add no information, and a hostile answer could cause millions of them. */
const maxListDifferences = 10_000;

/** Compares the items of a list, and their order where the contract names one. */
export function compareItems(items: readonly unknown[], schema: Schema, walk: Walk): Differences {
  const { prefixItems = [], items: rest, 'x-sorted-by': order } = schema;
  const differences: PlacedDifference[] = [];
  for (const [index, item] of items.entries()) {
    const own = prefixItems[index];
    const placed =
      own === undefined ? rest && walk.below(rest, 'items') : walk.below(own, 'prefixItems', index);
    if (placed === undefined) continue;
    differences.push(...walk.child(item, placed, index));
    if (differences.length > maxListDifferences) break;
  }
  return [...differences, ...containing(items, schema, walk), ...disorder(items, order, walk)];
}

function containing(
  items: readonly unknown[],
  { contains, minContains = 1, maxContains = Infinity }: Schema,
  walk: Walk,
): Differences {
  if (contains === undefined) return [];
  const placed = walk.below(contains, 'contains');
  const fitting = items.filter((item) => walk.part(item, placed).differences.length === 0).length;
  if (fitting >= minContains && fitting <= maxContains) return [];
  const message = `${fitting} items of the list are as \`contains\` says, instead of ${minContains} or more.`;
  return [walk.difference('schema/limit', message, ['contains'])];
}

/** The first two neighbours of a list that are not in the order of `x-sorted-by`; none if all are. */
function disorder(items: readonly unknown[], order: string | undefined, walk: Walk): Differences {
  if (order === undefined) return [];
  const index = unsortedAt(items, order);
  if (index < 0) return [];
  const message = `Item ${index + 1} is not in the order \`${order}\`.`;
  return [walk.difference('data/order', message, ['x-sorted-by'], index)];
}

/** The index of the first item that is before its predecessor; -1 if there is none. */
export function unsortedAt(items: readonly unknown[], order: string): number {
  const isDescending = order.startsWith('-');
  const tokens = order.replace(/^[-+]/, '').split('/').filter(Boolean);
  const keys = items.map((item) => valueAt(item, tokens));
  return keys.findIndex((key, index) => {
    const before = keys[index - 1];
    if (index === 0 || typeof key !== typeof before) return false;
    if (typeof key !== 'number' && typeof key !== 'string') return false;
    return isDescending ? key > (before as typeof key) : key < (before as typeof key);
  });
}

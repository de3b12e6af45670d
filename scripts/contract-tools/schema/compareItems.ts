import type { Schema } from '../contract/document.ts';
import type { PlacedDifference } from './PlacedDifference.ts';
import { orderDifferences } from './orderDifferences.ts';
import type { Walk } from './Walk.ts';

/** Further differences add no information, and a hostile answer could cause millions of them. */
const maxListDifferences = 10_000;

/** Compares the items of a list, and their order where the contract names one. */
export function compareItems(
  items: readonly unknown[],
  schema: Schema,
  walk: Walk,
): readonly PlacedDifference[] {
  const { prefixItems = [], items: rest } = schema;
  const differences: PlacedDifference[] = [];
  for (const [index, item] of items.entries()) {
    const own = prefixItems[index];
    const placed =
      own === undefined ? rest && walk.below(rest, 'items') : walk.below(own, 'prefixItems', index);
    if (placed === undefined) continue;
    differences.push(...walk.child(item, placed, index));
    if (differences.length > maxListDifferences) break;
  }
  return [
    ...differences,
    ...containing(items, schema, walk),
    ...orderDifferences(items, schema, walk),
  ];
}

function containing(
  items: readonly unknown[],
  { contains, minContains = 1, maxContains = Infinity }: Schema,
  walk: Walk,
): readonly PlacedDifference[] {
  if (contains === undefined) return [];
  const placed = walk.below(contains, 'contains');
  const fitting = items.filter((item) => walk.part(item, placed).differences.length === 0).length;
  if (fitting >= minContains && fitting <= maxContains) return [];
  const message = `${fitting} items of the list are as \`contains\` says, instead of ${minContains} or more.`;
  return [walk.difference('schema/limit', message, ['contains'])];
}

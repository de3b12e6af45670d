import type { Schema } from '../contract/document.ts';
import { valueAt } from '../contract/pointer.ts';
import type { PlacedDifference } from './PlacedDifference.ts';
import type { Walk } from './Walk.ts';

/** The first two neighbours of a list that are not in the order of `x-sorted-by`; none if all are. */
export function orderDifferences(
  items: readonly unknown[],
  { 'x-sorted-by': order }: Schema,
  walk: Walk,
): readonly PlacedDifference[] {
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

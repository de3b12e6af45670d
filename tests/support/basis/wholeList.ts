import type { PartialList } from '../../../src/domain/basis/partialList';

/** A list without unreadable items. */
export function wholeList<A = never>(...items: readonly A[]): PartialList<A> {
  return { items, unreadable: 0 };
}

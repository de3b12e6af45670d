import type { PartialList } from '../../src/domain/partialList';

/** A list of which every entry could be read. */
export function wholeList<A = never>(...items: readonly A[]): PartialList<A> {
  return { items, unreadable: 0 };
}

import { unreadable, type Unreadable } from '../../../generated/combinators';
import type { PartialList } from '../../domain/partialList';

type TolerantList<A> = readonly (A | Unreadable)[] | Unreadable | null | undefined;

/** Whether this part of an answer fits the contract. */
export function isReadable<A>(part: A | Unreadable): part is A {
  return part !== unreadable;
}

/** The items that could be read. A list that is absent is empty. */
export function readableItems<A>(list: TolerantList<A>): readonly A[] {
  return toPartialList(list, (item) => item).items;
}

/** The items that could be read, mapped, and how many could not. A list that is unreadable as a whole counts as one entry. */
export function toPartialList<A, B>(list: TolerantList<A>, toItem: (item: A) => B): PartialList<B> {
  if (!isReadable(list)) return { items: [], unreadable: 1 };
  const all = list ?? [];
  const items = all.filter(isReadable<A>).map(toItem);
  return { items, unreadable: all.length - items.length };
}

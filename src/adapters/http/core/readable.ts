import { unreadable, type Unreadable } from '../../../../generated/combinators';
import type { PartialList } from '../../../domain/basis/partialList';

type TolerantList<A> = readonly (A | Unreadable)[] | Unreadable | null | undefined;

/** Whether this part of an answer matches the contract. */
export function isReadable<A>(part: A | Unreadable): part is A {
  return part !== unreadable;
}

/** A flag that allows something; one that cannot be read allows nothing. */
export function isAllowed(flag: boolean | Unreadable): boolean {
  return flag === true;
}

/** The readable items. An absent list is empty. */
export function readableItems<A>(list: TolerantList<A>): readonly A[] {
  return toPartialList(list, (item) => item).items;
}

/**
 * The readable items, mapped, and the number of unreadable ones: also those with an amount that is too large
 * for whole cents. A list that is unreadable as a whole counts as one entry.
 */
export function toPartialList<A, B>(list: TolerantList<A>, toItem: (item: A) => B): PartialList<B> {
  if (!isReadable(list)) return { items: [], unreadable: 1 };
  const all = list ?? [];
  const items = all.filter(isReadable<A>).flatMap((item) => inRange(() => toItem(item)));
  return { items, unreadable: all.length - items.length };
}

/** The readable items, mapped; null if something was sent and none of it can be read. */
export function listUnlessUnreadable<A, B>(
  list: TolerantList<A>,
  toItem: (item: A) => B,
): readonly B[] | null {
  const { items, unreadable: left } = toPartialList(list, toItem);
  return items.length === 0 && left > 0 ? null : items;
}

/** One item; none when one of its numbers is out of range (`centsFromEuros`). */
function inRange<B>(item: () => B): readonly B[] {
  try {
    return [item()];
  } catch (problem) {
    if (problem instanceof RangeError) return [];
    throw problem;
  }
}

/**
 * One list per contract, at the position of its contract; empty if the server sent none, null if they are
 * unreadable as a whole.
 */
export function listPerContract<A, B>(
  lists: readonly TolerantList<A>[] | Unreadable | null | undefined,
  toItem: (item: A) => B,
): readonly PartialList<B>[] | null {
  return isReadable(lists) ? (lists ?? []).map((list) => toPartialList(list, toItem)) : null;
}

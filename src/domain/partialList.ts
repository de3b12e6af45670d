/** A list that a server sent, without the entries that could not be read (P7.2). */
export interface PartialList<A> {
  readonly items: readonly A[];
  /** How many could not be read: said on screen where their absence would mislead. */
  readonly unreadable: number;
}

export const emptyList: PartialList<never> = { items: [], unreadable: 0 };

/** The same list with other items; what could not be read stays counted. */
export function withItems<A>(
  list: PartialList<A>,
  change: (items: readonly A[]) => readonly A[],
): PartialList<A> {
  return { ...list, items: change(list.items) };
}

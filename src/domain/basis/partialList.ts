/** A list that a server sent, without the entries that could not be decoded (P7.2). */
export interface PartialList<A> {
  readonly items: readonly A[];
  /** How many could not be decoded: shown on screen where their absence would mislead. */
  readonly unreadable: number;
}

export const emptyList: PartialList<never> = { items: [], unreadable: 0 };

/** The list with changed items and the same number of unreadable entries. */
export function withItems<A>(
  list: PartialList<A>,
  change: (items: readonly A[]) => readonly A[],
): PartialList<A> {
  return { ...list, items: change(list.items) };
}

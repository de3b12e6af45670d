/** Groups items by key, in the order of each group's first item. */
export function groupBy<T>(
  items: Iterable<T>,
  keyOf: (item: T) => string,
): readonly (readonly [T, ...T[]])[] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

/** The distinct items, each with its number, most frequent first. */
export function byFrequency<T>(items: Iterable<T>): readonly (readonly [item: T, count: number])[] {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}

import type { Pair } from './Change.ts';

export type Side = keyof Pair<unknown>;

/** The same of both versions. */
export function onBoth<T, U>(pair: Pair<T>, of: (one: T, side: Side) => U): Pair<U> {
  return { base: of(pair.base, 'base'), revision: of(pair.revision, 'revision') };
}

/** What is in both versions, and in one of them. */
export interface Matched<T> {
  readonly kept: readonly (readonly [name: string, pair: Pair<T>])[];
  readonly removed: readonly (readonly [name: string, one: T])[];
  readonly added: readonly (readonly [name: string, one: T])[];
}

/** Matches the entries of two maps by name. */
export function matchNames<T>({ base, revision }: Pair<ReadonlyMap<string, T>>): Matched<T> {
  return {
    kept: [...base].flatMap(([name, one]) => {
      const other = revision.get(name);
      return other === undefined ? [] : [[name, { base: one, revision: other }] as const];
    }),
    removed: [...base].filter(([name]) => !revision.has(name)),
    added: [...revision].filter(([name]) => !base.has(name)),
  };
}

/** The members of each list that no member of the other one is, or is like. */
export function unmatched<T>(
  { base, revision }: Pair<readonly T[]>,
  isLike?: (one: T, other: T) => boolean,
): { readonly gone: readonly T[]; readonly come: readonly T[] } {
  const [known, now] = [new Set(base), new Set(revision)];
  return {
    gone: base.filter(
      (one) => !(isLike ? revision.some((other) => isLike(one, other)) : now.has(one)),
    ),
    come: revision.filter(
      (one) => !(isLike ? base.some((other) => isLike(other, one)) : known.has(one)),
    ),
  };
}

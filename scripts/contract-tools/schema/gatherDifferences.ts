import { generalPointer } from '../contract/pointer.ts';
import type { PlacedDifference } from './PlacedDifference.ts';
import type { Difference } from '../report/Finding.ts';

/** Merges equal differences of several list items into one, at the first place. */
export function gatherDifferences(differences: readonly PlacedDifference[]): readonly Difference[] {
  const gathered = new Map<string, Difference>();
  for (const difference of differences) {
    const { rule, source, pointer } = difference;
    const key = JSON.stringify([rule, source, generalPointer(pointer)]);
    const known = gathered.get(key);
    gathered.set(key, known ? { ...known, times: known.times + 1 } : { ...difference, times: 1 });
  }
  return [...gathered.values()];
}

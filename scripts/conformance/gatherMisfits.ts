import type { PlacedMisfit } from './PlacedMisfit.ts';
import type { Misfit } from './Finding.ts';

/** Tells what is the same in several items of a list once, at its first place. */
export function gatherMisfits(misfits: readonly PlacedMisfit[]): readonly Misfit[] {
  const gathered = new Map<string, Misfit>();
  for (const misfit of misfits) {
    const { rule, source, pointer } = misfit;
    const key = JSON.stringify([rule, source, pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')]);
    const known = gathered.get(key);
    gathered.set(key, known ? { ...known, times: known.times + 1 } : { ...misfit, times: 1 });
  }
  return [...gathered.values()];
}

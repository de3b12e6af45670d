/** Seconds between two readings of what changes all the time, also after a first failure (P9.13, P4.33). */
const PERIOD = 30;
/** A server that goes on failing is asked this seldom, in seconds. */
const LONGEST = 60;
/** Up to this much earlier, in seconds, so that the tabs of many visitors do not ask in step. */
const SPREAD = 3;

/** Seconds to wait for the next reading; `chance` is at least 0 and below 1. */
export function nextReading(failuresInARow: number, chance: number): number {
  return (failuresInARow < 2 ? PERIOD : LONGEST) - SPREAD * chance;
}

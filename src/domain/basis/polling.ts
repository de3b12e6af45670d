/** Seconds between two requests for data that changes often, also after a first failure (P9.13, P4.33). */
const PERIOD = 30;
/** The longest interval, in seconds, after repeated failures. */
const LONGEST = 60;
/** The random part, in seconds: the tabs of many visitors do not send their requests at the same time. */
const SPREAD = 3;

/** Seconds until the next request; `chance` is at least 0 and below 1. */
export function nextReading(failuresInARow: number, chance: number): number {
  return (failuresInARow < 2 ? PERIOD : LONGEST) - SPREAD * chance;
}

/** Seconds between two readings of what changes all the time (P9.13). */
const PERIOD = 30;
/** A server that goes on failing is asked this seldom, in seconds. */
const LONGEST = 300;

/** Seconds to wait for the next reading: twice as long after each failure in a row, so that a server in trouble is left in peace. */
export function nextReading(failuresInARow: number): number {
  return Math.min(PERIOD * 2 ** failuresInARow, LONGEST);
}

/** Parts of a longer work: how many of them are done. */
export interface PartsDone {
  readonly done: number;
  readonly total: number;
}

/**
 * A whole number from 0 to 100, rounded down: 100 only when every part is done; 0 without any part.
 */
export function percentDone({ done, total }: PartsDone): number {
  return total <= 0 ? 0 : Math.floor((100 * Math.min(Math.max(done, 0), total)) / total);
}

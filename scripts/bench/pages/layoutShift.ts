/** A layout shift; its time in milliseconds since the start of the navigation. */
export interface Shift {
  readonly time: number;
  readonly score: number;
}

const gapMs = 1_000;
const windowMs = 5_000;

/** CLS (web.dev/cls): the largest sum of shifts in a window with gaps below 1 s and at most 5 s long. */
export function layoutShiftOf(shifts: readonly Shift[]): number {
  let largest = 0;
  let sum = 0;
  let first = -Infinity;
  let last = -Infinity;
  for (const { time, score } of shifts) {
    const isSameWindow = time - last < gapMs && time - first < windowMs;
    if (!isSameWindow) first = time;
    sum = isSameWindow ? sum + score : score;
    last = time;
    largest = Math.max(largest, sum);
  }
  return largest;
}

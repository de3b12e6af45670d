import { layoutShiftOf } from '../lcp/layoutShift.ts';
import type { Paints } from '../lcp/watchPaints.ts';
import type { Transfer } from './recordTransfers.ts';
import type { Progress } from './watchLoad.ts';

/** What one load measured; times in milliseconds since the start of the navigation. */
export interface Load {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Heading and first text; null when the page never shows both. */
  readonly heading: number | null;
  /** The data of the page, and its controls work. */
  readonly complete: number;
  /** From then on the first text field keeps what is typed; null without one. */
  readonly field: number | null;
  /** CLS. */
  readonly shift: number;
  readonly longTasks: number;
  /** Milliseconds of the long tasks above 50 each. */
  readonly blocked: number;
  /** Requests that were sent before the page was complete, and what they received. */
  readonly requests: number;
  readonly bytes: number;
}

const longTaskMs = 50;

/** Throws when the page reported no paint, or is not complete. */
export function toLoad(
  { firstPaint, heading, complete, field, longTasks }: Progress,
  { candidates, shifts }: Paints,
  transfers: readonly Transfer[],
): Load {
  const largest = candidates.at(-1);
  if (firstPaint === null || !largest) throw new Error('The page reported no paint.');
  if (complete === null) throw new Error('The page is not complete.');
  const counted = transfers.filter(({ start }) => start < complete);
  // A frame is painted after it was looked at.
  const painted = (time: number): number => Math.max(time, firstPaint);
  return {
    firstPaint,
    largestPaint: largest.time,
    heading: heading === null ? null : painted(heading),
    complete: painted(complete),
    field: field === null ? null : painted(field),
    shift: layoutShiftOf(shifts),
    longTasks: longTasks.length,
    blocked: longTasks.reduce((sum, duration) => sum + duration - longTaskMs, 0),
    requests: counted.length,
    bytes: counted.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

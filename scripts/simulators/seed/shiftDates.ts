import { atParis, fromLocalDateTime } from '../rules/parisTime.ts';

/** When the story of the contract's examples is told. */
const storyMoment = momentOf('2026-11-21 10:00:00');

/** Moves a moment of the story, in seconds, to where it stands for today's visitor. */
export type ShiftDate = (at: number) => number;

/**
 * Whole weeks, so that the story stays fresh and a Monday a Monday; on the wall clock, so that 07:40:12 stays 07:40:12
 * whatever the clocks did. An hour that does not exist moves on. Nothing moves before the week after the story's day.
 */
export function shiftDates(now: number): ShiftDate {
  const weeks = Math.max(0, Math.floor(atParis(now).diff(atParis(storyMoment), 'weeks').weeks));
  return weeks === 0 ? (at) => at : (at) => atParis(at).plus({ weeks }).toUnixInteger();
}

/** A copy in which each `{ timestamp }` is moved. */
export function shiftTimestamps(value: unknown, shift: ShiftDate): unknown {
  if (Array.isArray(value)) return value.map((item) => shiftTimestamps(item, shift));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [
      key,
      key === 'timestamp' && typeof item === 'number' ? shift(item) : shiftTimestamps(item, shift),
    ]),
  );
}

/** The moment, in seconds, of `YYYY-MM-DD HH:MM:SS` in Paris. Throws for a day that no calendar has. */
export function momentOf(text: string): number {
  const at = fromLocalDateTime(text);
  if (at === null) throw new Error(`${text} is no moment`);
  return at;
}

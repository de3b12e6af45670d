import { atParis, fromLocalDateTime } from '../rules/parisTime.ts';

/** The date for which the contract's examples are written. */
const examplesMoment = momentOf('2026-11-21 10:00:00');

/** Moves a moment of the examples, in seconds, to the corresponding moment of the present. */
export type ShiftDate = (at: number) => number;

/**
 * Moves dates by whole weeks, so that the data is recent and weekdays stay the same. Uses local
 * time, so that 07:40:12 stays 07:40:12 in summer and winter; a time that does not exist moves
 * forward. Nothing moves during the first week after the examples' date.
 */
export function shiftDates(now: number): ShiftDate {
  const weeks = Math.max(0, Math.floor(atParis(now).diff(atParis(examplesMoment), 'weeks').weeks));
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

/** The moment, in seconds, of `YYYY-MM-DD HH:MM:SS` in Paris. Throws for an invalid date. */
export function momentOf(text: string): number {
  const at = fromLocalDateTime(text);
  if (at === null) throw new Error(`${text} is no moment`);
  return at;
}

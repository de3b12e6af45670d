import { DateTime } from 'luxon';

const zone = 'Europe/Paris';
const dateTimeFormat = 'yyyy-MM-dd HH:mm:ss';

/**
 * The moment, in seconds, of `YYYY-MM-DD HH:MM:SS` in Europe/Paris; null for an invalid date
 * (2026-02-30). In the repeated hour of autumn, `start` gives the first and `end` the second
 * moment, so that a period contains both. In the skipped hour of spring, a period starts or ends
 * when the clock jumps.
 */
export function fromLocalDateTime(text: string, edge: 'start' | 'end' = 'start'): number | null {
  const found = DateTime.fromFormat(text, dateTimeFormat, { zone });
  if (!found.isValid) return null;
  if (found.toFormat(dateTimeFormat) !== text) {
    const jump = found.startOf('hour').toSeconds();
    return edge === 'start' ? jump : jump - 1;
  }
  const possible = found.getPossibleOffsets().map((one) => one.toSeconds());
  return edge === 'start' ? Math.min(...possible) : Math.max(...possible);
}

/** A moment in seconds as Paris time, for calendar arithmetic. */
export function atParis(at: number): DateTime<true> {
  const moment = DateTime.fromSeconds(at, { zone, locale: 'fr' });
  if (!moment.isValid) throw new Error(`${at} is no moment`);
  return moment;
}

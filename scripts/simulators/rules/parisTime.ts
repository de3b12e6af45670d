import { DateTime } from 'luxon';

const zone = 'Europe/Paris';
const dateTimeFormat = 'yyyy-MM-dd HH:mm:ss';

/**
 * The moment, in seconds, of `YYYY-MM-DD HH:MM:SS` in Europe/Paris; null for a day that no calendar has (2026-02-30).
 * Of an hour that happens twice, `end` takes the second one: a period holds both. In an hour that is skipped, a period
 * starts, or has ended, when the clock jumps.
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

/** Paris time, to reckon with days and months. */
export function atParis(at: number): DateTime<true> {
  const moment = DateTime.fromSeconds(at, { zone, locale: 'fr' });
  if (!moment.isValid) throw new Error(`${at} is no moment`);
  return moment;
}

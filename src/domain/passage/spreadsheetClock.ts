import { DateTime } from 'luxon';
import type { Instant } from '../basis/instant';

/** The days from 1899-12-30, from which a spreadsheet counts, to 1970-01-01. */
const SPREADSHEET_EPOCH = 25_569;

/**
 * Returns a function from a moment to the spreadsheet date of Europe/Paris: days since 1899-12-30, with the
 * time as a fraction. The hour of the October clock change occurs twice, the one of March never. The offset
 * from UTC is a whole number of hours, so it is computed once for each hour: 43,200 computations would block
 * the page for a third of a second.
 */
export function spreadsheetClock(): (moment: Instant) => number {
  const offsets = new Map<number, number>();
  return (moment) => {
    const utcHour = Math.floor(moment / 3600);
    const offset =
      offsets.get(utcHour) ?? DateTime.fromSeconds(moment, { zone: 'Europe/Paris' }).offset;
    offsets.set(utcHour, offset);
    return SPREADSHEET_EPOCH + (moment + offset * 60) / 86_400;
  };
}

import { addDays, addMonths, firstOfMonth } from '../basis/calendar';
import { calendarDayOf } from '../basis/calendarDay';
import type { Instant } from '../basis/instant';
import { passageHistoryMonths, type PassagePeriod } from './passagePeriod';

/** The last 18 months of the calendar, newest first; the current one ends today (M2.26, M9.2). */
export function passageMonths(now: Instant): readonly PassagePeriod[] {
  const today = calendarDayOf(now);
  const current = firstOfMonth(today);
  return Array.from({ length: passageHistoryMonths }, (_, ago) => ({
    from: addMonths(current, -ago),
    to: ago === 0 ? today : addDays(addMonths(current, 1 - ago), -1),
  }));
}

/** The days of the current month, up to today. */
export function currentMonth(now: Instant): PassagePeriod {
  const today = calendarDayOf(now);
  return { from: firstOfMonth(today), to: today };
}

export function isSamePeriod(one: PassagePeriod, other: PassagePeriod): boolean {
  return one.from === other.from && one.to === other.to;
}

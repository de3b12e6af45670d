import { getOrElse } from 'fp-ts/Either';
import { parseCalendarDay, type CalendarDay } from '../../src/domain/calendarDay';

/** A day that is known to exist. */
export function day(iso: string): CalendarDay {
  return getOrElse((): CalendarDay => {
    throw new Error(`no such day: ${iso}`);
  })(parseCalendarDay(iso));
}

import * as E from 'fp-ts/Either';
import { parseCalendarDay } from '../../../src/domain/basis/readCalendarDay';
import type { CalendarDay } from '../../../src/domain/basis/calendarDay';

/** A valid day. Throws for an invalid one. */
export function day(iso: string): CalendarDay {
  return E.getOrElse((): CalendarDay => {
    throw new Error(`no such day: ${iso}`);
  })(parseCalendarDay(iso));
}

import type { Brand } from './brand';
import { parisClock, type Instant } from './instant';

/**
 * A day that exists in the calendar, as `yyyy-MM-dd`. Earlier days compare as smaller strings. What counts
 * days or months stands in `calendar.ts`: pages that only show days do not load luxon.
 */
export type CalendarDay = Brand<string, 'CalendarDay'>;

/** The day that the calendar shows in Europe/Paris at this moment. */
export function calendarDayOf(instant: Instant): CalendarDay {
  return parisClock(instant).day as CalendarDay;
}

import type { Brand } from './brand';
import { formatDate, type Instant } from './instant';

/**
 * A day that exists in the calendar, as `yyyy-MM-dd`. Earlier days compare as smaller strings. What counts
 * days or months stands in `calendar.ts`: pages that only show days do not load luxon.
 */
export type CalendarDay = Brand<string, 'CalendarDay'>;

/** `dd/MM/yyyy` (M9.12). */
export function formatCalendarDay(day: CalendarDay): string {
  return `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
}

/** The day that the calendar shows in Europe/Paris at this moment. */
export function calendarDayOf(instant: Instant): CalendarDay {
  const text = formatDate(instant);
  return `${text.slice(6)}-${text.slice(3, 5)}-${text.slice(0, 2)}` as CalendarDay;
}

import type { CalendarDay } from './calendarDay';

/** Milliseconds of a day of the calendar: it is computed in UTC, whose clocks never change. */
const DAY_MS = 86_400_000;

/** The day that is `days` later, or earlier when negative. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return isoDay(dateOf(day).getTime() + days * DAY_MS);
}

/** The same day of the month `months` later (earlier when negative), or the last day of a shorter month. */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const first = dateOf(firstOfMonth(day));
  first.setUTCMonth(first.getUTCMonth() + months);
  const length = monthLength(first.getUTCFullYear(), first.getUTCMonth() + 1);
  return isoDay(first.setUTCDate(Math.min(dateOf(day).getUTCDate(), length)));
}

/** In days, by the Gregorian calendar; 0 for a month that does not exist. */
export function monthLength(year: number, month: number): number {
  const isLeapYear = year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0);
  const february = isLeapYear ? 29 : 28;
  return [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

export function firstOfMonth(day: CalendarDay): CalendarDay {
  return `${day.slice(0, 'yyyy-MM'.length)}-01` as CalendarDay;
}

export function firstOfYear(day: CalendarDay): CalendarDay {
  return `${day.slice(0, 'yyyy'.length)}-01-01` as CalendarDay;
}

/** The day of the week, 0 for Monday. */
export function weekdayOf(day: CalendarDay): number {
  return (dateOf(day).getUTCDay() + 6) % 7;
}

function dateOf(day: CalendarDay): Date {
  // A text without a time is midnight in UTC (ECMA-262, date time string format).
  return new Date(day);
}

function isoDay(milliseconds: number): CalendarDay {
  return new Date(milliseconds).toISOString().slice(0, 'yyyy-MM-dd'.length) as CalendarDay;
}

import { DateTime } from 'luxon';
import type { CalendarDay } from './calendarDay';

/** A day of the calendar has no time: it is computed in UTC, whose clocks never change. */
const inUtc = { zone: 'utc' } as const;

/** The day that is `days` later, or earlier when negative. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return isoDay(dateOf(day).plus({ days }));
}

/** The same day of the month `months` later (earlier when negative), or the last day of a shorter month. */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  return isoDay(dateOf(day).plus({ months }));
}

export function firstOfMonth(day: CalendarDay): CalendarDay {
  return isoDay(dateOf(day).startOf('month'));
}

export function firstOfYear(day: CalendarDay): CalendarDay {
  return isoDay(dateOf(day).startOf('year'));
}

function dateOf(day: CalendarDay): DateTime {
  return DateTime.fromISO(day, inUtc);
}

function isoDay(date: DateTime): CalendarDay {
  return date.toISODate() as CalendarDay;
}

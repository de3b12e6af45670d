import { DateTime } from 'luxon';
import type { CalendarDay } from './calendarDay';
import type { Instant } from './instant';

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

/** The day of the week, 0 for Monday. */
export function weekdayOf(day: CalendarDay): number {
  return dateOf(day).weekday - 1;
}

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

function dateOf(day: CalendarDay): DateTime {
  return DateTime.fromISO(day, inUtc);
}

function isoDay(date: DateTime): CalendarDay {
  return date.toISODate() as CalendarDay;
}

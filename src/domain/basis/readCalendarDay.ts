import * as E from 'fp-ts/Either';
import { monthLength } from './calendar';
import type { CalendarDay } from './calendarDay';

export interface CalendarDayError {
  readonly kind: 'calendarDay/invalid';
}

/** Reads `yyyy-MM-dd`, as a date picker gives it. */
export function parseCalendarDay(raw: string): E.Either<CalendarDayError, CalendarDay> {
  return /^\d{4}-\d\d-\d\d$/.test(raw) && isInCalendar(raw)
    ? E.right(raw)
    : E.left({ kind: 'calendarDay/invalid' });
}

/** Reads `dd/MM/yyyy` as a visitor types it (M9.12); the leading zeros may be missing. */
export function parseFrenchDay(raw: string): E.Either<CalendarDayError, CalendarDay> {
  const [, date = '', month = '', year = ''] = /^(\d\d?)\/(\d\d?)\/(\d{4})$/.exec(raw.trim()) ?? [];
  return parseCalendarDay(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`);
}

/** `dd/MM/yyyy`: the day as a visitor types it, for `parseFrenchDay`. */
export function writeFrenchDay(day: CalendarDay): string {
  return `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
}

function isInCalendar(iso: string): iso is CalendarDay {
  const [year = 0, month = 0, date = 0] = iso.split('-').map(Number);
  return date >= 1 && date <= monthLength(year, month);
}

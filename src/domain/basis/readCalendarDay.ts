import * as E from 'fp-ts/Either';
import { monthLength } from './calendar';
import type { CalendarDay } from './calendarDay';
import { typedText } from './typedText';

export interface CalendarDayError {
  readonly kind: 'calendarDay/invalid';
}

const invalid = E.left({ kind: 'calendarDay/invalid' } as const);

/** Reads `yyyy-MM-dd`, as a date picker gives it. */
export function parseCalendarDay(raw: string): E.Either<CalendarDayError, CalendarDay> {
  return /^\d{4}-\d\d-\d\d$/.test(raw) && isInCalendar(raw) ? E.right(raw) : invalid;
}

const SEPARATOR = String.raw`[\s./\p{Pd}]{1,3}`;

/** A typed day inside a longer text, without groups; `parseTypedDay` reads it. */
export const typedDay = String.raw`(?:\d{4}${SEPARATOR}\d{1,2}${SEPARATOR}\d{1,2}|\d{1,2}${SEPARATOR}\d{1,2}${SEPARATOR}(?:\d{4}|\d{2})|\d{8})`;

const WHOLE = new RegExp(`^${typedDay}$`, 'u');

/**
 * Reads a day as visitors type it, in every field: `dd/MM/yyyy`, the same with points, hyphens, spaces or
 * nothing between (the number pad of a phone has no slash), a year of two digits as 20yy, or `yyyy-MM-dd`
 * (M9.12). Leading zeros may be missing.
 */
export function parseTypedDay(raw: string): E.Either<CalendarDayError, CalendarDay> {
  const typed = typedText(raw).trim();
  if (!WHOLE.test(typed)) return invalid;
  const joined = /(\d\d)(\d\d)(\d{4})/.exec(typed)?.slice(1);
  const parts = joined ?? typed.split(/[\s./\p{Pd}]+/u);
  const [date = '', month = '', year = ''] = parts[0]?.length === 4 ? parts.toReversed() : parts;
  const century = year.length === 2 ? '20' : '';
  return parseCalendarDay(`${century}${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`);
}

/** `dd/MM/yyyy`: the day as a visitor types it, for `parseTypedDay`. */
export function writeFrenchDay(day: CalendarDay): string {
  return `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
}

function isInCalendar(iso: string): iso is CalendarDay {
  const [year = 0, month = 0, date = 0] = iso.split('-').map(Number);
  return date >= 1 && date <= monthLength(year, month);
}

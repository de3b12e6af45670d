import { left, right, type Either } from 'fp-ts/Either';
import type { Brand } from './brand';
import { formatDate, instant, type Instant } from './instant';

/** A day that exists in the calendar, as `yyyy-MM-dd`. Earlier days compare as smaller strings. */
export type CalendarDay = Brand<string, 'CalendarDay'>;

export interface CalendarDayError {
  readonly kind: 'calendarDay/invalid';
}

interface DayParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const FRENCH_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** Reads `yyyy-MM-dd`, as a date picker gives it. */
export function parseCalendarDay(raw: string): Either<CalendarDayError, CalendarDay> {
  const [, year, month, day] = ISO_DAY.exec(raw) ?? [];
  return checkedDay({ year: Number(year), month: Number(month), day: Number(day) });
}

/** Reads `dd/MM/yyyy` as a visitor types it (M9.12); the zeros in front may be missing. */
export function parseFrenchDay(raw: string): Either<CalendarDayError, CalendarDay> {
  const [, day, month, year] = FRENCH_DAY.exec(raw.trim()) ?? [];
  return checkedDay({ year: Number(year), month: Number(month), day: Number(day) });
}

/** `dd/MM/yyyy` (M9.12). */
export function formatCalendarDay(day: CalendarDay): string {
  return `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
}

/** The day that the calendar shows in Europe/Paris at this moment. */
export function calendarDayOf(instant: Instant): CalendarDay {
  const text = formatDate(instant);
  return `${text.slice(6)}-${text.slice(3, 5)}-${text.slice(0, 2)}` as CalendarDay;
}

/** The same day of the month `months` later (earlier when negative), or the last day of a shorter month. */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const monthCount = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const year = Math.floor(monthCount / 12);
  const month = (monthCount % 12) + 1;
  return isoDay({ year, month, day: Math.min(Number(day.slice(8)), daysInMonth(year, month)) });
}

/** `days` later, earlier when negative. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  // Noon in Greenwich is the same day in Paris, whatever its clocks did.
  return calendarDayOf(instant(Date.parse(`${day}T12:00:00Z`) / 1000 + days * 86_400));
}

export function firstOfMonth(day: CalendarDay): CalendarDay {
  return `${day.slice(0, 7)}-01` as CalendarDay;
}

export function firstOfYear(day: CalendarDay): CalendarDay {
  return `${day.slice(0, 4)}-01-01` as CalendarDay;
}

function checkedDay(parts: DayParts): Either<CalendarDayError, CalendarDay> {
  const { year, month, day } = parts;
  const exists = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return exists ? right(isoDay(parts)) : left({ kind: 'calendarDay/invalid' });
}

function isoDay({ year, month, day }: DayParts): CalendarDay {
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}` as CalendarDay;
}

function padded(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

import * as E from 'fp-ts/Either';
import { monthLength } from './calendar';
import type { CalendarDay } from './calendarDay';
import { foldLetters } from './foldLetters';
import { linkedValue } from './mailedAddress';

export interface CalendarDayError {
  readonly kind: 'calendarDay/invalid';
}

const invalid = E.left({ kind: 'calendarDay/invalid' } as const);

/** Reads `yyyy-MM-dd`, as a date picker gives it. */
export function parseCalendarDay(raw: string): E.Either<CalendarDayError, CalendarDay> {
  return /^\d{4}-\d\d-\d\d$/.test(raw) && isInCalendar(raw) ? E.right(raw) : invalid;
}

const SIGN = String.raw`[\s.,/\\·_\u2044\u2212\u2215\p{Pd}]`;
const SEPARATOR = `${SIGN}{1,3}`;

/** The starts of the names of the months, in French and English, by month. */
const MONTHS = [
  ['jan'],
  ['fev', 'feb'],
  ['mar'],
  ['avr', 'apr'],
  ['mai', 'may'],
  ['juin', 'jun'],
  ['juil', 'jul'],
  ['aou', 'aug'],
  ['sep'],
  ['oct'],
  ['nov'],
  ['dec'],
];
const MONTH_NAME = `(?:${MONTHS.flat().join('|')})[a-z]*`;
const MONTH = String.raw`(?:\d{1,2}|${MONTH_NAME})`;
const DATE = String.raw`\d{1,2}(?:er|st|nd|rd|th)?`;
const WEEKDAY = String.raw`(?:lun|mar|mer|jeu|ven|sam|dim|mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]?\s+`;
const BEFORE = String.raw`(?:le\s+)?(?:${WEEKDAY})?`;
const FORMS = [
  String.raw`\d{4}${SEPARATOR}\d{1,2}${SEPARATOR}\d{1,2}`,
  String.raw`${DATE}${SEPARATOR}${MONTH}${SEPARATOR}(?:\d{4}|\d{2})`,
  // « July 6, 2026 »; « mardi 6 2026 » lacks its month.
  String.raw`(?!mardi)${MONTH_NAME}\s+${DATE}${SEPARATOR}\d{4}`,
  String.raw`\d{8}|\d{6}`,
];
const DAY = `(?:${FORMS.join('|')})`;
const TIME = String.raw`(?:\s*(?:[,at]|vers)\s*|\s+)\d{1,2}\s?[:h](?:\s?\d\d(?::\d\d)?)?`;

/** A typed day inside a longer text of `typedDays`, without groups; `parseTypedDay` reads it. */
export const typedDay = `(?:${BEFORE}${DAY}(?:${TIME})?)`;

/** The first day of a period, with the month and the year of its last day where it has none of its own. */
export const typedStart = String.raw`(\d{1,2}(?:er)?)(?:${SEPARATOR}(${MONTH}))?`;

/** « Date : », « du », and « (lundi) » behind. */
const WHOLE = new RegExp(
  String.raw`^(?:[a-z ]{1,30}:\s*)?(?:du\s+)?${BEFORE}(${DAY})(?:${TIME})?(?:\s*\([a-z ]*)?$`,
  'iu',
);
const SIGNS = new RegExp(`${SIGN}+`, 'u');

/** What is typed for days, without accents and the signs of a sentence around it. */
export function typedDays(raw: string): string {
  return foldLetters(linkedValue(raw)).replace(/\b(?:premier|1\s+er)\b/gi, '1er');
}

/**
 * Reads a day as visitors type it, in every field: `dd/MM/yyyy`, the same with points, hyphens, spaces or
 * nothing between (the number pad of a phone has no slash), a year of two digits as 20yy, or `yyyy-MM-dd`
 * (M9.12). Leading zeros may be missing, the month may be a word; a weekday and a time are not read.
 */
export function parseTypedDay(raw: string): E.Either<CalendarDayError, CalendarDay> {
  const [, day] = WHOLE.exec(typedDays(raw)) ?? [];
  if (day === undefined) return invalid;
  const joined = /^(\d\d)(\d\d)(\d{4}|\d\d)$/.exec(day)?.slice(1);
  const parts = joined ?? day.split(SIGNS);
  const [first = '', second = '', third = ''] = /^\d{4}$/.test(parts[0] ?? '')
    ? parts.toReversed()
    : parts;
  const [date, month, year] = /^\D/.test(first) ? [second, first, third] : [first, second, third];
  const century = year.length === 2 ? '20' : '';
  const ofYear = [numberOfMonth(month), date.replace(/\D/g, '')].map((one) => one.padStart(2, '0'));
  return parseCalendarDay([century + year, ...ofYear].join('-'));
}

function numberOfMonth(month: string): string {
  const name = month.toLowerCase();
  const index = MONTHS.findIndex((starts) => starts.some((start) => name.startsWith(start)));
  return index === -1 ? month : `${index + 1}`;
}

/** `dd/MM/yyyy`: the day as a visitor types it, for `parseTypedDay`. */
export function writeFrenchDay(day: CalendarDay): string {
  return `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
}

function isInCalendar(iso: string): iso is CalendarDay {
  const [year = 0, month = 0, date = 0] = iso.split('-').map(Number);
  return date >= 1 && date <= monthLength(year, month);
}

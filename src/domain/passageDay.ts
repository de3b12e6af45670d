import { isLeft, isRight, left, type Either } from 'fp-ts/Either';
import {
  calendarDayOf,
  parseCalendarDay,
  parseFrenchDay,
  type CalendarDay,
  type CalendarDayError,
} from './calendarDay';
import type { Instant } from './instant';

export interface PassageDayError {
  readonly kind: 'passageDay/missing' | 'passageDay/invalid' | 'passageDay/in-future';
}

/** The day of a passage as its driver remembers it: today in Paris at the latest (P5.14). */
export function parsePassageDay(raw: string, now: Instant): Either<PassageDayError, CalendarDay> {
  const typed = raw.trim();
  if (typed === '') return left({ kind: 'passageDay/missing' });
  const day = readTypedDay(typed);
  if (isLeft(day)) return left({ kind: 'passageDay/invalid' });
  return day.right > calendarDayOf(now) ? left({ kind: 'passageDay/in-future' }) : day;
}

/** `dd/MM/yyyy` with whatever stands between its parts, or nothing: a phone's number pad has no slash. `yyyy-MM-dd` when pasted. */
export function readTypedDay(raw: string): Either<CalendarDayError, CalendarDay> {
  const typed = raw.trim();
  const iso = parseCalendarDay(typed);
  return isRight(iso)
    ? iso
    : parseFrenchDay(
        typed.replace(/^(\d{2})(\d{2})(\d{4})$/, '$1/$2/$3').replace(/[\s./\p{Pd}]+/gu, '/'),
      );
}

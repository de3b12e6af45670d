import * as E from 'fp-ts/Either';
import { calendarDayOf, type CalendarDay } from '../basis/calendarDay';
import type { Instant } from '../basis/instant';
import { parseCalendarDay, parseFrenchDay, type CalendarDayError } from '../basis/readCalendarDay';

export interface PassageDayError {
  readonly kind: 'passageDay/missing' | 'passageDay/invalid' | 'passageDay/in-future';
}

/** The approximate day of a passage, not after today in Paris (P5.14). */
export function parsePassageDay(raw: string, now: Instant): E.Either<PassageDayError, CalendarDay> {
  const typed = raw.trim();
  if (typed === '') return E.left({ kind: 'passageDay/missing' });
  const day = readTypedDay(typed);
  if (E.isLeft(day)) return E.left({ kind: 'passageDay/invalid' });
  return day.right > calendarDayOf(now) ? E.left({ kind: 'passageDay/in-future' }) : day;
}

/**
 * Reads `dd/MM/yyyy` with any separator or none: the number pad of a phone has no slash. Also reads
 * `yyyy-MM-dd`.
 */
export function readTypedDay(raw: string): E.Either<CalendarDayError, CalendarDay> {
  const typed = raw.trim();
  const iso = parseCalendarDay(typed);
  return E.isRight(iso)
    ? iso
    : parseFrenchDay(
        typed.replace(/^(\d{2})(\d{2})(\d{4})$/, '$1/$2/$3').replace(/[\s./\p{Pd}]+/gu, '/'),
      );
}

import * as E from 'fp-ts/Either';
import { calendarDayOf, type CalendarDay } from '../basis/calendarDay';
import type { Instant } from '../basis/instant';
import { parseTypedDay } from '../basis/readCalendarDay';
import { isBlank } from '../basis/typedText';

export type PassageDayError =
  | { readonly kind: 'passageDay/missing' | 'passageDay/invalid' | 'passageDay/in-future' }
  | { readonly kind: 'passageDay/before-opening'; readonly opened: CalendarDay };

/** The approximate day of a passage: from the opening of the tunnel to today in Paris (P5.14). */
export function parsePassageDay(
  raw: string,
  { now, opened }: { readonly now: Instant; readonly opened: CalendarDay },
): E.Either<PassageDayError, CalendarDay> {
  if (isBlank(raw)) return E.left({ kind: 'passageDay/missing' });
  const day = parseTypedDay(raw);
  if (E.isLeft(day)) return E.left({ kind: 'passageDay/invalid' });
  if (day.right < opened) return E.left({ kind: 'passageDay/before-opening', opened });
  return day.right > calendarDayOf(now) ? E.left({ kind: 'passageDay/in-future' }) : day;
}

import * as E from 'fp-ts/Either';
import { addMonths } from '../basis/calendar';
import { calendarDayOf, type CalendarDay } from '../basis/calendarDay';
import {
  parseCalendarDay,
  parseTypedDay,
  typedDay,
  typedDays,
  typedStart,
  writeFrenchDay,
} from '../basis/readCalendarDay';
import type { Instant } from '../basis/instant';
import type { PassageEnds } from './passage';

/** Whole days in Europe/Paris, both included. */
export interface PassagePeriod {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

export interface PassagePeriodError {
  readonly kind:
    | 'passagePeriod/unreadable'
    | 'passagePeriod/reversed'
    | 'passagePeriod/too-old'
    | 'passagePeriod/in-future';
}

/** Passages are shown for this long (M9.2). */
export const passageHistoryMonths = 18;

/** The last 18 months, today included (M2.26, M9.2). */
export function defaultPassagePeriod(now: Instant): PassagePeriod {
  const today = calendarDayOf(now);
  return { from: addMonths(today, -passageHistoryMonths), to: today };
}

/** Two chosen days as a period: in order, within the last 18 months, not after today (M9.2). */
export function passagePeriodBetween(
  from: CalendarDay,
  to: CalendarDay,
  now: Instant,
): E.Either<PassagePeriodError, PassagePeriod> {
  const widest = defaultPassagePeriod(now);
  if (from > to) return E.left({ kind: 'passagePeriod/reversed' });
  if (from < widest.from) return E.left({ kind: 'passagePeriod/too-old' });
  if (to > widest.to) return E.left({ kind: 'passagePeriod/in-future' });
  return E.right({ from, to });
}

/**
 * The days that a calendar offers: those from the oldest to the newest passage, inside `widest` (M3.10,
 * M9.2). The ends of a narrower search are not the ends of all passages: they do not limit the days outside
 * that search. A day of the server that does not exist is ignored.
 */
export function periodOfPassages(
  widest: PassagePeriod,
  searched: PassagePeriod,
  ends: PassageEnds,
): PassagePeriod {
  const oldest = dayOrNull(ends.oldest);
  const newest = dayOrNull(ends.newest);
  const isOldestKnown = oldest !== null && (searched.from <= widest.from || oldest < searched.from);
  const isNewestKnown = newest !== null && (searched.to >= widest.to || newest > searched.to);
  const from = isOldestKnown && oldest > widest.from ? oldest : widest.from;
  const to = isNewestKnown && newest < widest.to ? newest : widest.to;
  return from > to ? widest : { from, to };
}

/** The days of a period that are still shown (M9.2); null when all of them are older than 18 months. */
export function shownDays({ from, to }: PassagePeriod, now: Instant): PassagePeriod | null {
  const widest = defaultPassagePeriod(now);
  const shown = {
    from: from > widest.from ? from : widest.from,
    to: to < widest.to ? to : widest.to,
  };
  return shown.from > shown.to ? null : shown;
}

function dayOrNull(text: string | null): CalendarDay | null {
  return E.getOrElse((): CalendarDay | null => null)(parseCalendarDay(text ?? ''));
}

const BETWEEN = String.raw`\p{Pd}|[\p{Pd}=]?>|→|~|…|\.{2,3}|/|(?:jusqu['’])?au|a|to|et`;
const OPENING = String.raw`^(?:periode\s?:?\s?)?(?:(?:du|entre|de|from)\s+)?`;
const CLOSING = String.raw`(?:\s+(?:inclus|compris))?$`;
const TYPED_PERIOD = new RegExp(
  String.raw`${OPENING}(${typedDay})(?:(?:\s*(?:${BETWEEN})\s*|\s+)(${typedDay}))?${CLOSING}`,
  'iu',
);

/** « du 1er au 31 mars 2026 ». */
const SHORT_PERIOD = new RegExp(
  String.raw`${OPENING}(?:le\s+)?${typedStart}\s+(?:[–—→-]|au|a|to|et)\s+(${typedDay})${CLOSING}`,
  'iu',
);

/**
 * A period as a visitor types it: `01/03/2026 – 31/03/2026`, a dash, an arrow, a word as « au », or
 * a space between the days, each in any form of `parseTypedDay`; a single day is the period of that day
 * (M2.26, M9.12).
 */
export function parsePassagePeriod(
  raw: string,
  now: Instant,
): E.Either<PassagePeriodError, PassagePeriod> {
  const text = typedDays(raw);
  const [, first, second = first] = TYPED_PERIOD.exec(text) ?? [];
  const [, date, ownMonth, last] = SHORT_PERIOD.exec(text) ?? [];
  const to = parseTypedDay(second ?? last ?? '');
  const [year, month] = E.isRight(to) ? to.right.split('-') : [];
  const from = parseTypedDay(first ?? [date, ownMonth ?? month, year].join(' '));
  if (E.isLeft(from) || E.isLeft(to)) return E.left({ kind: 'passagePeriod/unreadable' });
  return passagePeriodBetween(from.right, to.right, now);
}

/** `21/05/2025 – 21/11/2026`, for `parsePassagePeriod`. */
export function writePassagePeriod({ from, to }: PassagePeriod): string {
  return `${writeFrenchDay(from)} – ${writeFrenchDay(to)}`;
}

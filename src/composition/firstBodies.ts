import { toPassagesRequest } from '../adapters/http/passage/toPassagesRequest';
import { firstPassagesOf } from '../application/passage/readLatestPassages';
import type { CalendarDay } from '../domain/basis/calendarDay';
import { passageHistoryMonths } from '../domain/passage/passagePeriod';

/** A day relative to the visit, which `src/static/before-paint.js` computes. */
const monthsAgo = (months: number): CalendarDay =>
  (months === 0 ? '{today}' : `{today-${String(months)}}`) as CalendarDay;

/**
 * The JSON of requests that an HTML file names, by operation: as the code of the page makes it, with days
 * relative to the visit.
 */
export const firstBodies = {
  listPassages: JSON.stringify(
    toPassagesRequest(firstPassagesOf({ from: monthsAgo(passageHistoryMonths), to: monthsAgo(0) })),
  ),
} as const;

import { toPassagesRequest } from '../adapters/http/passage/toPassagesRequest';
import { firstPassagesOf } from '../application/passage/readLatestPassages';
import type { CalendarDay } from '../domain/basis/calendarDay';
import { defaultTicketDays, wholeDays } from '../domain/freeRamp/ticketPeriodBounds';
import { passageHistoryMonths } from '../domain/passage/passagePeriod';

/** Days relative to the visit, which `src/static/before-paint.js` computes. */
const today = '{today}' as CalendarDay;
const monthsAgo = (months: number): CalendarDay => `{today-${String(months)}}` as CalendarDay;
const daysAgo = (days: number): CalendarDay => `{today-${String(days)}d}` as CalendarDay;

/**
 * The JSON or the query of requests that an HTML file names, by operation: as the code of the page makes it,
 * with days relative to the visit.
 */
export const firstInputs = {
  listPassages: JSON.stringify(
    toPassagesRequest(firstPassagesOf({ from: monthsAgo(passageHistoryMonths), to: today })),
  ),
  listTickets: queryOf(wholeDays(daysAgo(defaultTicketDays), today)),
} as const;

/** The query as openapi-fetch writes it; the braces of the days stay. */
function queryOf(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&')
    .replaceAll('%7B', '{')
    .replaceAll('%7D', '}');
}

import { addDays, calendarDayOf, firstOfMonth, firstOfYear, type CalendarDay } from './calendarDay';
import type { Instant } from './instant';

/** The windows of the ticket list, in the order in which they are offered (P4.25). */
export const ticketPeriods = [
  'last7Days',
  'last30Days',
  'thisMonth',
  'lastMonth',
  'thisYear',
  'lastYear',
] as const;

export type TicketPeriod = (typeof ticketPeriods)[number];

/** The window that the list opens with (M9.3, P7.29). */
export const defaultTicketPeriod: TicketPeriod = 'last7Days';

/** The window of this name, or the one that the list opens with. */
export function ticketPeriodOrDefault(raw: string | null): TicketPeriod {
  return ticketPeriods.find((known) => known === raw) ?? defaultTicketPeriod;
}

export interface TicketPeriodBounds {
  readonly startDate: string;
  readonly endDate: string;
}

type Window = readonly [first: CalendarDay, last: CalendarDay];

const windows: Readonly<Record<TicketPeriod, (today: CalendarDay) => Window>> = {
  last7Days: (today) => [addDays(today, -7), today],
  last30Days: (today) => [addDays(today, -30), today],
  thisMonth: (today) => [firstOfMonth(today), today],
  lastMonth: (today) => {
    const last = addDays(firstOfMonth(today), -1);
    return [firstOfMonth(last), last];
  },
  thisYear: (today) => [firstOfYear(today), today],
  lastYear: (today) => {
    const last = addDays(firstOfYear(today), -1);
    return [firstOfYear(last), last];
  },
};

/**
 * The bounds that the ticket list is asked with, `YYYY-MM-DD HH:MM:SS` on the clocks of Europe/Paris (P7.29): whole
 * days, from 00:00:00 of the first to 23:59:59 of the last; windows that are not over end today.
 */
export function ticketPeriodBounds(period: TicketPeriod, now: Instant): TicketPeriodBounds {
  const [first, last] = windows[period](calendarDayOf(now));
  return { startDate: `${first} 00:00:00`, endDate: `${last} 23:59:59` };
}

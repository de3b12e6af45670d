import { addDays, firstOfMonth, firstOfYear } from '../basis/calendar';
import { calendarDayOf, type CalendarDay } from '../basis/calendarDay';
import type { Instant } from '../basis/instant';
import type { TicketPeriod } from './ticketPeriod';

export interface TicketPeriodBounds {
  readonly startDate: string;
  readonly endDate: string;
}

/** The default period begins so many days before today: it is the last seven days, today included (P7.29). */
export const defaultTicketDays = 6;

type Window = readonly [first: CalendarDay, last: CalendarDay];

const windows: Readonly<Record<TicketPeriod, (today: CalendarDay) => Window>> = {
  last7Days: (today) => [addDays(today, -defaultTicketDays), today],
  last30Days: (today) => [addDays(today, -29), today],
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
 * The bounds in the request for the ticket list, `YYYY-MM-DD HH:MM:SS` in Europe/Paris (P7.29): whole days,
 * from 00:00:00 of the first to 23:59:59 of the last; a period that is not over ends today.
 */
export function ticketPeriodBounds(period: TicketPeriod, now: Instant): TicketPeriodBounds {
  return wholeDays(...windows[period](calendarDayOf(now)));
}

/** The bounds of whole days. */
export function wholeDays(first: CalendarDay, last: CalendarDay): TicketPeriodBounds {
  return { startDate: `${first} 00:00:00`, endDate: `${last} 23:59:59` };
}

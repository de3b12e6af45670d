import { DateTime } from 'luxon';
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

export interface TicketPeriodBounds {
  readonly startDate: string;
  readonly endDate: string;
}

type Window = readonly [first: DateTime, last: DateTime];

const windows: Readonly<Record<TicketPeriod, (today: DateTime) => Window>> = {
  last7Days: (today) => [today.minus({ days: 7 }), today],
  last30Days: (today) => [today.minus({ days: 30 }), today],
  thisMonth: (today) => [today.startOf('month'), today],
  lastMonth: (today) => {
    const month = today.minus({ months: 1 });
    return [month.startOf('month'), month.endOf('month')];
  },
  thisYear: (today) => [today.startOf('year'), today],
  lastYear: (today) => {
    const year = today.minus({ years: 1 });
    return [year.startOf('year'), year.endOf('year')];
  },
};

const WIRE_FORMAT = 'yyyy-MM-dd HH:mm:ss';

/**
 * The bounds that the ticket list is asked with, `YYYY-MM-DD HH:MM:SS` on the clocks of Europe/Paris (P7.29): whole
 * days, from 00:00:00 of the first to 23:59:59 of the last; windows that are not over end today.
 */
export function ticketPeriodBounds(period: TicketPeriod, now: Instant): TicketPeriodBounds {
  const [first, last] = windows[period](DateTime.fromSeconds(now, { zone: 'Europe/Paris' }));
  return {
    startDate: first.startOf('day').toFormat(WIRE_FORMAT),
    endDate: last.endOf('day').toFormat(WIRE_FORMAT),
  };
}

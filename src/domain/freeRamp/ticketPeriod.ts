/** The periods of the ticket list, in the order of the menu (P4.25). */
export const ticketPeriods = [
  'last7Days',
  'last30Days',
  'thisMonth',
  'lastMonth',
  'thisYear',
  'lastYear',
] as const;

export type TicketPeriod = (typeof ticketPeriods)[number];

/** The period of the list at first (M9.3, P7.29). */
export const defaultTicketPeriod: TicketPeriod = 'last7Days';

/** The period of this name, or the default one. */
export function ticketPeriodOrDefault(raw: string | null): TicketPeriod {
  return ticketPeriods.find((known) => known === raw) ?? defaultTicketPeriod;
}

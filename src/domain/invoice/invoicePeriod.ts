import { addDays, addMonths, firstOfMonth } from '../basis/calendar';
import { calendarDayOf, type CalendarDay } from '../basis/calendarDay';
import type { Invoice } from './invoice';

/** Whole days in Europe/Paris, both included. */
export interface InvoicePeriod {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

const monthsOf = { invoice: 1, statement: 3 } as const;

/**
 * The days whose passages a document bills: the month before an invoice, the three months before a statement.
 * The server does not say the period (src/DECISIONS.md, « Subscriber area »).
 */
export function invoicePeriod({ kind, createdAt }: Invoice): InvoicePeriod {
  const issued = firstOfMonth(calendarDayOf(createdAt));
  return { from: addMonths(issued, -monthsOf[kind]), to: addDays(issued, -1) };
}

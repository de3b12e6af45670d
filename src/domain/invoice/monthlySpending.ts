import { addMonths } from '../basis/calendar';
import { calendarDayOf } from '../basis/calendarDay';
import type { Instant } from '../basis/instant';
import type { Invoice, ListedInvoice } from './invoice';
import { cents, sumCents, type Cents } from '../basis/money';

export interface MonthlySpending {
  /** `yyyy-MM`, in Europe/Paris. */
  readonly month: string;
  readonly amount: Cents;
}

const MONTHS = 12;

/**
 * The total of the invoices of each of the last twelve months, the current one last; statements are not
 * counted.
 */
export function monthlySpending(
  invoices: readonly Invoice[],
  now: Instant,
): readonly MonthlySpending[] {
  const billed = new Map<string, Cents>();
  for (const { kind, createdAt, amount } of invoices) {
    const month = monthOf(calendarDayOf(createdAt));
    if (kind === 'invoice') billed.set(month, sumCents([billed.get(month) ?? cents(0), amount]));
  }
  const today = calendarDayOf(now);
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = monthOf(addMonths(today, index - MONTHS + 1));
    return { month, amount: billed.get(month) ?? cents(0) };
  });
}

/** The numbers of the unpaid documents of a month, `yyyy-MM` (M3.5). */
export function unpaidOfMonth(
  invoices: readonly ListedInvoice[],
  month: string,
): readonly string[] {
  return invoices
    .filter(({ isUnpaid, createdAt }) => isUnpaid && monthOf(calendarDayOf(createdAt)) === month)
    .map(({ number }) => number);
}

function monthOf(day: string): string {
  return day.slice(0, 7);
}

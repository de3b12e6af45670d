import { addMonths, calendarDayOf } from './calendarDay';
import type { Instant } from './instant';
import type { Invoice } from './invoice';
import { cents, sumCents, type Cents } from './money';

export interface MonthlySpending {
  /** `yyyy-MM`, in Europe/Paris. */
  readonly month: string;
  readonly amount: Cents;
}

const MONTHS = 12;

/** What the invoices of each of the last twelve months came to, the current one last; statements ask for no money and are left out. */
export function monthlySpending(
  invoices: readonly Invoice[],
  now: Instant,
): readonly MonthlySpending[] {
  const today = calendarDayOf(now);
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = monthOf(addMonths(today, index - MONTHS + 1));
    const billed = invoices.filter(
      ({ kind, createdAt }) => kind === 'invoice' && monthOf(calendarDayOf(createdAt)) === month,
    );
    return {
      month,
      amount: billed.length === 0 ? cents(0) : sumCents(billed.map(({ amount }) => amount)),
    };
  });
}

function monthOf(day: string): string {
  return day.slice(0, 7);
}

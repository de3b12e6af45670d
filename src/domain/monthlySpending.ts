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

function monthOf(day: string): string {
  return day.slice(0, 7);
}

import { addMonths } from '../basis/calendar';
import { calendarDayOf } from '../basis/calendarDay';
import type { Instant } from '../basis/instant';
import type { Invoice, ListedInvoice } from './invoice';
import { invoicePeriod } from './invoicePeriod';
import { cents, sumCents, type Cents } from '../basis/money';

export interface MonthlySpending {
  /** `yyyy-MM`, in Europe/Paris. */
  readonly month: string;
  readonly amount: Cents;
  /** Not billed yet: this month or the one before it, after the last one that an invoice charges. */
  readonly isOpen: boolean;
}

const MONTHS = 12;

/**
 * The total of the invoices that charge each of the last twelve months, the current one last; statements are
 * not counted. An invoice stands at the month whose passages it charges, which is over when it is made.
 */
export function monthlySpending(
  invoices: readonly Invoice[],
  now: Instant,
): readonly MonthlySpending[] {
  const billed = new Map<string, Cents>();
  for (const invoice of invoices.filter(({ kind }) => kind === 'invoice')) {
    const month = chargedMonth(invoice, invoices);
    billed.set(month, sumCents([billed.get(month) ?? cents(0), invoice.amount]));
  }
  const today = calendarDayOf(now);
  const months = Array.from({ length: MONTHS }, (_, index) => {
    const month = monthOf(addMonths(today, index - MONTHS + 1));
    return { month, amount: billed.get(month) ?? cents(0) };
  });
  const open = Math.max(months.findLastIndex(({ month }) => billed.has(month)) + 1, MONTHS - 2);
  return months.map((spending, index) => ({ ...spending, isOpen: index >= open }));
}

/** The months up to the last one that an invoice charges: those after it are not billed yet. */
export function billedMonths<Month extends MonthlySpending>(
  months: readonly Month[],
): readonly Month[] {
  return months.slice(0, months.findLastIndex(({ amount }) => amount !== 0) + 1);
}

/** The numbers of the unpaid documents that charge a month, `yyyy-MM` (M3.5). */
export function unpaidOfMonth(
  invoices: readonly ListedInvoice[],
  month: string,
): readonly string[] {
  return invoices
    .filter((invoice) => invoice.isUnpaid && chargedMonth(invoice, invoices) === month)
    .map(({ number }) => number);
}

/** The last month that a document charges. */
function chargedMonth(document: Invoice, documents: readonly Invoice[]): string {
  return monthOf(invoicePeriod(document, documents).to);
}

function monthOf(day: string): string {
  return day.slice(0, 7);
}

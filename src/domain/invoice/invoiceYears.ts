import { calendarDayOf } from '../basis/calendarDay';
import { shownTotal, type Cents } from '../basis/money';
import type { Invoice, ListedInvoice } from './invoice';

/** `yyyy`, in Europe/Paris. */
export type InvoiceYear = string;

/** The years that have a document, the latest first. */
export function invoiceYears(invoices: readonly Invoice[]): readonly InvoiceYear[] {
  return [...new Set(invoices.map(yearOf))].toSorted().toReversed();
}

/** The documents of a year, and the unpaid ones of every other: what is owed is never out of sight. */
export function ofYearOrUnpaid(
  invoices: readonly ListedInvoice[],
  year: InvoiceYear,
): readonly ListedInvoice[] {
  return invoices.filter((invoice) => invoice.isUnpaid || yearOf(invoice) === year);
}

/** The documents of a year, in their order. */
export function ofYear<Document extends Invoice>(
  invoices: readonly Document[],
  year: InvoiceYear,
): readonly Document[] {
  return invoices.filter((invoice) => yearOf(invoice) === year);
}

export interface YearTotal {
  readonly invoiceCount: number;
  readonly statementCount: number;
  /**
   * Of the invoices: a statement repeats amounts that are invoiced. Null when the server's amounts are too
   * large to be added.
   */
  readonly amount: Cents | null;
}

/** The numbers of invoices and statements of a year, and the amount of the invoices. */
export function totalOfYear(invoices: readonly Invoice[], year: InvoiceYear): YearTotal {
  const documents = ofYear(invoices, year);
  const billed = documents.filter(({ kind }) => kind === 'invoice');
  return {
    invoiceCount: billed.length,
    statementCount: documents.length - billed.length,
    amount: shownTotal(billed.map(({ amount }) => amount)),
  };
}

function yearOf({ createdAt }: Invoice): InvoiceYear {
  return calendarDayOf(createdAt).slice(0, 4);
}

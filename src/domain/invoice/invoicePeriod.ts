import { addDays, addMonths, firstOfMonth } from '../basis/calendar';
import { calendarDayOf, type CalendarDay } from '../basis/calendarDay';
import type { Invoice } from './invoice';

/** Whole days in Europe/Paris, both included. */
export interface InvoicePeriod {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** The months of the first statement of a contract. */
const MONTHS_OF_FIRST_STATEMENT = 3;

/**
 * The whole months whose passages a document lists: the last one that is over for an invoice, those since the
 * statement before for a statement. A document of the last day of a month counts that month as over. The
 * server does not say the period (src/DECISIONS.md, « Subscriber area »). `documents` are those of the same
 * contract, in any order.
 */
export function invoicePeriod(document: Invoice, documents: readonly Invoice[]): InvoicePeriod {
  const end = endOfBilling(document);
  return {
    from: document.kind === 'invoice' ? addMonths(end, -1) : startOfStatement(end, documents),
    to: addDays(end, -1),
  };
}

function startOfStatement(end: CalendarDay, documents: readonly Invoice[]): CalendarDay {
  const earlier = documents
    .filter(({ kind }) => kind === 'statement')
    .map(endOfBilling)
    .filter((one) => one < end)
    .toSorted();
  return earlier.at(-1) ?? addMonths(end, -MONTHS_OF_FIRST_STATEMENT);
}

/** The day after the last month that was over when the document was made. */
function endOfBilling({ createdAt }: Invoice): CalendarDay {
  return firstOfMonth(addDays(calendarDayOf(createdAt), 1));
}

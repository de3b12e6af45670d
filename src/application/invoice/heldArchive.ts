import type { Invoice } from '../../domain/invoice/invoice';
import type { InvoiceYear } from '../../domain/invoice/invoiceYears';
import { createTabMemory } from '../kernel/createTabMemory';
import { invoiceArchive, type InvoiceArchive } from './downloadInvoiceYear';

/** The documents of one year of a contract. */
interface YearOfContract {
  readonly contract: string;
  readonly year: InvoiceYear;
  readonly invoices: readonly Invoice[];
}

/** The PDFs of the latest year that was downloaded in this tab, until its zip is saved. */
export const { recall: recallArchive, forget: forgetArchive } = createTabMemory<
  YearOfContract,
  InvoiceArchive
>(
  ({ year, invoices }) => invoiceArchive(year, invoices),
  ({ contract, year, invoices }) =>
    [contract, year, ...invoices.map(({ kind, number }) => `${kind} ${number}`)].join(),
);

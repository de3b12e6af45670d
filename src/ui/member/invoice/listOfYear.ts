import type { Invoice } from '../../../domain/invoice/invoice';
import { invoiceYears } from '../../../domain/invoice/invoiceYears';
import { routes } from '../../navigation/routes';

/** The parameter of the year: a reload, and « Précédent » of the browser, show the same rows. */
export const YEAR = 'annee';

/** The address of the list that shows this document among all; it opens with the latest year. */
export function listOfYear(invoice: Invoice, all: readonly Invoice[]): string {
  const [year] = invoiceYears([invoice]);
  const [latest] = invoiceYears(all);
  return year === latest ? routes.invoices : `${routes.invoices}?${YEAR}=${year}`;
}

import { SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import type { ReactElement, ReactNode } from 'react';
import { formatEuros } from '../../words/format.fr';
import type { Invoice } from '../../../domain/invoice/invoice';
import { totalOfYear, type InvoiceYear } from '../../../domain/invoice/invoiceYears';

interface InvoiceYearsProps {
  /** The latest first. */
  readonly years: readonly InvoiceYear[];
  readonly year: InvoiceYear;
  readonly invoices: readonly Invoice[];
  /** No document of the list is unreadable: otherwise a total would be wrong (P7.2). */
  readonly isComplete: boolean;
  readonly onChoose: (year: InvoiceYear) => void;
  /** What can be done with the whole year. */
  readonly children: ReactNode;
}

/** The choice of a year, and its total, on a line. */
export function InvoiceYears({
  years,
  year,
  invoices,
  isComplete,
  onChoose,
  children,
}: InvoiceYearsProps): ReactElement {
  const { invoiceCount, statementCount, amount } = totalOfYear(invoices, year);
  return (
    <>
      {years.length > 1 ? (
        <SegmentedControl aria-label="Année" data={[...years]} value={year} onChange={onChoose} />
      ) : (
        <strong>{year}</strong>
      )}
      {isComplete && (
        <p role="status">
          <span>{counted(invoiceCount, 'facture')}</span>
          {invoiceCount > 0 && amount !== null && (
            <>
              {' '}
              <strong>{formatEuros(amount)}</strong> <span>TTC</span>
            </>
          )}
          {statementCount > 0 && <span>{`, ${counted(statementCount, 'relevé')}`}</span>}
        </p>
      )}
      {children}
    </>
  );
}

function counted(count: number, word: string): string {
  if (count === 0) return `Aucune ${word}`;
  return `${String(count)} ${word}${count > 1 ? 's' : ''}`;
}

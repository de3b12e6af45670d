import { describe, expect, it } from 'vitest';
import { cents } from '../../../src/domain/basis/money';
import type { ListedInvoice } from '../../../src/domain/invoice/invoice';
import {
  invoiceYears,
  ofYearOrUnpaid,
  totalOfYear,
} from '../../../src/domain/invoice/invoiceYears';
import { atParis } from '../../support/basis/atParis';

const listed = (
  number: string,
  day: string,
  amount: number,
  changes: Partial<ListedInvoice> = {},
): ListedInvoice => ({
  number,
  kind: 'invoice',
  createdAt: atParis(day),
  amount: cents(amount),
  isUnpaid: false,
  ...changes,
});

const invoices = [
  listed('1', '2026-11-05', 3840),
  listed('2', '2026-11-02', 9900, { kind: 'statement' }),
  listed('3', '2026-01-01', 1000),
  listed('4', '2025-12-31', 4760, { isUnpaid: true }),
  listed('5', '2025-12-01', 250),
];

describe('the years of the list of invoices', () => {
  it('are those that have a document, the latest first', () => {
    expect(invoiceYears(invoices)).toEqual(['2026', '2025']);
    expect(invoiceYears([])).toEqual([]);
  });

  it('M3.5 each shows its documents, and the unpaid ones of the other years', () => {
    const numbers = (year: string) => ofYearOrUnpaid(invoices, year).map(({ number }) => number);
    expect(numbers('2026')).toEqual(['1', '2', '3', '4']);
    expect(numbers('2025')).toEqual(['4', '5']);
  });

  it('M3.8 have a total of their invoices; statements are counted, not added', () => {
    expect(totalOfYear(invoices, '2026')).toEqual({
      invoiceCount: 2,
      statementCount: 1,
      amount: 4840,
    });
    expect(totalOfYear(invoices, '2025')).toEqual({
      invoiceCount: 2,
      statementCount: 0,
      amount: 5010,
    });
  });

  it('have no total when the amounts of the server are too large to be added', () => {
    const huge = [
      listed('1', '2026-11-05', Number.MAX_SAFE_INTEGER),
      listed('2', '2026-11-04', 100),
    ];
    expect(totalOfYear(huge, '2026').amount).toBeNull();
  });
});

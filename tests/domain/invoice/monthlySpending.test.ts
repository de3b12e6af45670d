import { describe, expect, it } from 'vitest';
import { instant } from '../../../src/domain/basis/instant';
import type { Invoice } from '../../../src/domain/invoice/invoice';
import { cents } from '../../../src/domain/basis/money';
import {
  billedMonths,
  monthlySpending,
  type MonthlySpending,
  unpaidOfMonth,
} from '../../../src/domain/invoice/monthlySpending';
import { atParis } from '../../support/basis/atParis';

const anInvoice = (day: string, amount: number, kind: Invoice['kind'] = 'invoice'): Invoice => ({
  number: `${day}-${amount}`,
  kind,
  createdAt: atParis(day),
  amount: cents(amount),
});

const now = atParis('2026-11-21T10:00');

const openMonths = (months: readonly MonthlySpending[]): readonly string[] =>
  months.flatMap(({ month, isOpen }) => (isOpen ? [month] : []));

describe('monthly spending', () => {
  it('covers the last twelve months, the current one last', () => {
    const months = monthlySpending([], now).map(({ month }) => month);
    expect(months).toHaveLength(12);
    expect([months[0], months[11]]).toEqual(['2025-12', '2026-11']);
  });

  it('adds the invoices that charge a month, made after its end; statements are not counted', () => {
    const months = monthlySpending(
      [
        anInvoice('2026-10-05', 4760),
        anInvoice('2026-10-12', 240),
        anInvoice('2026-10-31', 3840),
        anInvoice('2026-10-12', 9900, 'statement'),
        anInvoice('2025-11-29', 7700),
      ],
      now,
    );
    expect(months.filter(({ amount }) => amount > 0)).toMatchObject([
      { month: '2026-09', amount: 5000 },
      // Made on the last day of October, which counts as over.
      { month: '2026-10', amount: 3840 },
    ]);
  });

  it('follows the months of Europe/Paris, on the last night of the year too', () => {
    const newYear = instant(Date.UTC(2025, 11, 31, 23, 30) / 1000);
    const months = monthlySpending([{ ...anInvoice('2026-01-15', 100), createdAt: newYear }], now);
    expect(months.find(({ month }) => month === '2025-12')?.amount).toBe(100);
  });

  it('ends on the right month when today is the 31st', () => {
    const months = monthlySpending([], atParis('2026-03-31T10:00')).map(({ month }) => month);
    expect(months.slice(-2)).toEqual(['2026-02', '2026-03']);
  });
});

it('M3.5 names the unpaid documents that charge a month', () => {
  const listed = [
    { ...anInvoice('2026-10-05', 4760), isUnpaid: true },
    { ...anInvoice('2026-10-31', 240), isUnpaid: false },
    { ...anInvoice('2026-09-30', 1250), isUnpaid: true },
  ];
  expect(unpaidOfMonth(listed, '2026-09')).toEqual(['2026-10-05-4760', '2026-09-30-1250']);
  expect(unpaidOfMonth(listed, '2026-10')).toEqual([]);
});

it('the months after the last one that is charged are not billed yet', () => {
  const months = monthlySpending([anInvoice('2026-10-05', 4760)], now);
  expect(billedMonths(months).at(-1)).toMatchObject({ month: '2026-09', amount: 4760 });
  expect(openMonths(months)).toEqual(['2026-10', '2026-11']);
  expect(openMonths(monthlySpending([anInvoice('2026-11-05', 4760)], now))).toEqual(['2026-11']);
  // An invoice of nothing is one.
  expect(openMonths(monthlySpending([anInvoice('2026-11-05', 0)], now))).toEqual(['2026-11']);
  expect(billedMonths(monthlySpending([], now))).toEqual([]);
});

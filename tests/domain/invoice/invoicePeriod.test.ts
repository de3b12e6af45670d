import { fc, test } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import { calendarDayOf } from '../../../src/domain/basis/calendarDay';
import { instant } from '../../../src/domain/basis/instant';
import type { Invoice, InvoiceKind } from '../../../src/domain/invoice/invoice';
import { invoicePeriod } from '../../../src/domain/invoice/invoicePeriod';
import { atParis } from '../../support/basis/atParis';
import { anInvoice } from '../../support/subscriber/builders';

const made = (kind: InvoiceKind, iso: string): Invoice =>
  anInvoice({ number: iso, kind, createdAt: atParis(iso) });

it.each([
  ['invoice', '2026-11-05T09:00', '2026-10-01', '2026-10-31'],
  ['invoice', '2026-01-05T09:00', '2025-12-01', '2025-12-31'],
  ['invoice', '2026-03-30T23:59', '2026-02-01', '2026-02-28'],
  ['invoice', '2026-03-31T00:00', '2026-03-01', '2026-03-31'],
  ['statement', '2026-10-02T09:00', '2026-07-01', '2026-09-30'],
] as const)('the only %s, of %s, lists %s to %s', (kind, at, from, to) => {
  const document = made(kind, at);
  expect(invoicePeriod(document, [document])).toEqual({ from, to });
});

describe('a statement begins where the one before it ended', () => {
  const june = made('statement', '2026-06-30T09:00');
  const september = made('statement', '2026-09-30T09:00');
  const november = made('statement', '2026-11-02T09:00');
  const again = made('statement', '2026-11-03T09:00');
  const invoice = made('invoice', '2026-10-05T09:00');

  it.each([
    [june, '2026-04-01', '2026-06-30'],
    [september, '2026-07-01', '2026-09-30'],
    [november, '2026-10-01', '2026-10-31'],
    [again, '2026-10-01', '2026-10-31'],
  ])('%o', (document, from, to) => {
    const all = [again, november, invoice, september, june];
    expect(invoicePeriod(document, all)).toEqual({ from, to });
    expect(invoicePeriod(document, all.toReversed())).toEqual({ from, to });
  });
});

it('a statement lists the months since the latest of all statements before it', () => {
  const statements = ['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-09-30'].map(
    (day) => made('statement', `${day}T09:00`),
  );
  const [, , , , september = made('statement', '2026-09-30T09:00')] = statements;
  const invoices = [made('invoice', '2026-07-05T09:00'), made('invoice', '2026-08-05T09:00')];
  const expected = { from: '2026-04-01', to: '2026-09-30' };
  expect(invoicePeriod(september, [...statements, ...invoices])).toEqual(expected);
  expect(invoicePeriod(september, [...invoices, ...statements.toReversed()])).toEqual(expected);
});

const moment = fc.integer({ min: 0, max: 4_133_980_799 });

test.prop([moment, moment, fc.constantFrom<InvoiceKind>('invoice', 'statement')])(
  'a period is whole months that are over on the day after the document',
  (seconds, earlier, kind) => {
    const document = anInvoice({ kind, createdAt: instant(seconds) });
    const other = anInvoice({ kind: 'statement', createdAt: instant(Math.min(earlier, seconds)) });
    const { from, to } = invoicePeriod(document, [document, other]);
    expect(from <= to).toBe(true);
    expect(from.endsWith('-01')).toBe(true);
    expect(to <= calendarDayOf(document.createdAt)).toBe(true);
  },
);

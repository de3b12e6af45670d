import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { calendarDayOf } from '../../../src/domain/basis/calendarDay';
import { instant } from '../../../src/domain/basis/instant';
import { invoicePeriod } from '../../../src/domain/invoice/invoicePeriod';
import { atParis } from '../../support/basis/atParis';
import { anInvoice } from '../../support/subscriber/builders';

it.each([
  ['invoice', '2026-11-05T09:00', '2026-10-01', '2026-10-31'],
  ['invoice', '2026-01-05T09:00', '2025-12-01', '2025-12-31'],
  ['invoice', '2026-03-31T23:59', '2026-02-01', '2026-02-28'],
  ['statement', '2026-10-02T09:00', '2026-07-01', '2026-09-30'],
] as const)('an %s of %s bills %s to %s', (kind, at, from, to) => {
  expect(invoicePeriod(anInvoice({ kind, createdAt: atParis(at) }))).toEqual({ from, to });
});

test.prop([fc.integer({ min: 0, max: 4_133_980_799 }), fc.constantFrom('invoice', 'statement')])(
  'a period is whole months that end before the month of the document',
  (seconds, kind) => {
    const createdAt = instant(seconds);
    const { from, to } = invoicePeriod(anInvoice({ kind, createdAt }));
    expect(from < to).toBe(true);
    expect(from.endsWith('-01')).toBe(true);
    expect(to < calendarDayOf(createdAt)).toBe(true);
  },
);

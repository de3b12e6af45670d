import { fc, test } from '../../support/basis/property';
import { expect, it } from 'vitest';
import { cents } from '../../../src/domain/basis/money';
import { averageSpending } from '../../../src/domain/invoice/averageSpending';

const months = (...amounts: readonly number[]) =>
  amounts.map((amount, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}`,
    amount: cents(amount),
  }));

it.each([
  ['the current month is not part of the average', [1000, 2000, 9000], 1500, 2],
  ['months before the first amount are not counted', [0, 0, 1000, 3000, 5], 2000, 2],
  ['a month without spending between two others is counted', [3000, 0, 0, 5], 1000, 3],
  ['half a cent is rounded up', [1, 2, 0], 2, 2],
])('%s', (_title, amounts, amount, counted) => {
  expect(averageSpending(months(...amounts))).toEqual({ amount, months: counted });
});

it('without an amount before the current month, there is nothing to compare with', () => {
  expect(averageSpending(months(0, 0, 500))).toBeNull();
});

test.prop([fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 2, maxLength: 12 })])(
  'lies between the lowest and the highest earlier month',
  (amounts) => {
    const average = averageSpending(months(...amounts))?.amount ?? Number.NaN;
    const earlier = amounts.slice(0, -1);
    expect(average).toBeGreaterThanOrEqual(Math.min(...earlier));
    expect(average).toBeLessThanOrEqual(Math.max(...earlier));
  },
);

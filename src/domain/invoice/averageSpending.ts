import { cents, sumCents, type Cents } from '../basis/money';
import type { MonthlySpending } from './monthlySpending';

/**
 * The average of the months before the last one, from the first month that has an amount on, in whole cents.
 * Null before there is such a month: there is nothing to compare with.
 */
export function averageSpending(months: readonly MonthlySpending[]): Cents | null {
  const earlier = months.slice(0, -1);
  const first = earlier.findIndex(({ amount }) => amount !== 0);
  if (first === -1) return null;
  const counted = earlier.slice(first).map(({ amount }) => amount);
  return cents(Math.round(sumCents(counted) / counted.length));
}

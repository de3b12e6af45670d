import { cents, sumCents, type Cents } from '../basis/money';
import type { MonthlySpending } from './monthlySpending';

interface AverageSpending {
  /** In whole cents. */
  readonly amount: Cents;
  /** How many months it is the average of. */
  readonly months: number;
}

/**
 * The average of the months before the last one, from the first month that has an amount on. Null before
 * there is such a month: there is nothing to compare with.
 */
export function averageSpending(
  months: readonly Pick<MonthlySpending, 'amount'>[],
): AverageSpending | null {
  const earlier = months.slice(0, -1);
  const first = earlier.findIndex(({ amount }) => amount !== 0);
  if (first === -1) return null;
  const counted = earlier.slice(first).map(({ amount }) => amount);
  return { amount: cents(Math.round(sumCents(counted) / counted.length)), months: counted.length };
}

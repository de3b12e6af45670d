import type { Instant } from '../basis/instant';
import { isSamePeriod, passageMonths } from './passageMonths';
import type { PassagePeriod } from './passagePeriod';
import type { PassageSummary } from './passageSummary';

/** The number of passages of the months that are known as a whole, by `yyyy-MM`. */
export type MonthCounts = ReadonlyMap<string, number>;

/**
 * The months that lie wholly in the period of a summary, those without a passage too; the current month up to
 * today. Of the 18 months of the chips (M9.2), a search of 18 months knows all.
 */
export function monthsOfSummary(
  { months }: Pick<PassageSummary, 'months'>,
  { from, to }: PassagePeriod,
  now: Instant,
): MonthCounts {
  return new Map(
    passageMonths(now)
      .filter((month) => month.from >= from && month.to <= to)
      .map((month) => {
        const name = month.from.slice(0, 7);
        return [name, months.find((one) => one.month === name)?.count ?? 0];
      }),
  );
}

/** The month that a search covers, with the number of passages that the server names; none for other days. */
export function monthOfSearch(period: PassagePeriod, total: number, now: Instant): MonthCounts {
  const month = passageMonths(now).find((one) => isSamePeriod(one, period));
  return new Map(month ? [[month.from.slice(0, 7), total]] : []);
}

import { atParis } from '../../rules/parisTime.ts';

/**
 * When a transfer requested at `at` arrives, in seconds: the second working day after it, at nine
 * in the morning (P9.12).
 */
export function transferArrival(at: number): number {
  let day = atParis(at).startOf('day');
  for (let workingDays = 0; workingDays < 2;) {
    day = day.plus({ days: 1 });
    if (!day.isWeekend) workingDays += 1;
  }
  return day.set({ hour: 9 }).toSeconds();
}

import { atParis } from '../../rules/parisTime.ts';

export interface Day {
  /** Midnight in Paris, seconds since 1970. */
  readonly start: number;
  /** 1 is Monday. */
  readonly weekday: number;
  /** 24, except on the two days of a clock change. */
  readonly hours: number;
}

/**
 * The complete Paris days within the 18 months before `now` (M9.2), oldest first; the day of `now`
 * is excluded.
 */
export function drivingDays(now: number): readonly Day[] {
  const today = atParis(now).startOf('day');
  const days: Day[] = [];
  let day = today.minus({ months: 18 }).plus({ days: 1 });
  while (day < today) {
    const start = day.toUnixInteger();
    // In spring the local time 24 hours later is one hour ahead: that day has 23 hours.
    const dayLater = atParis(start + 24 * 3_600);
    const hours = 24 - (dayLater.offset - day.offset) / 60;
    days.push({ start, weekday: day.weekday, hours });
    day = hours === 24 ? dayLater : atParis(start + hours * 3_600);
  }
  return days;
}

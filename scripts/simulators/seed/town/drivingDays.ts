import { atParis } from '../../rules/parisTime.ts';

export interface Day {
  /** Midnight in Paris, seconds since 1970. */
  readonly start: number;
  /** 1 is Monday. */
  readonly weekday: number;
  /** 24, but on the two days a year when the clock changes. */
  readonly hours: number;
}

/** The Paris days that are wholly within the 18 months before `now` (M9.2), oldest first; the day of `now` is not over. */
export function drivingDays(now: number): readonly Day[] {
  const today = atParis(now).startOf('day');
  const days: Day[] = [];
  let day = today.minus({ months: 18 }).plus({ days: 1 });
  while (day < today) {
    const start = day.toUnixInteger();
    // In spring the clock is an hour ahead 24 hours later: the day was over after 23.
    const dayLater = atParis(start + 24 * 3_600);
    const hours = 24 - (dayLater.offset - day.offset) / 60;
    days.push({ start, weekday: day.weekday, hours });
    day = hours === 24 ? dayLater : atParis(start + hours * 3_600);
  }
  return days;
}

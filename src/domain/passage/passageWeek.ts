/**
 * Number of passages by day of the week (Monday first) and hour (0 to 23), as the clocks of Europe/Paris show
 * it: the hour that occurs twice in October counts for both.
 */
export type PassageWeek = readonly (readonly number[])[];

/** An hour of the week and its number of passages. */
export interface WeekHour {
  /** 0 for Monday. */
  readonly weekday: number;
  /** 0 to 23. */
  readonly hour: number;
  readonly count: number;
}

/**
 * At most `count` hours, the busiest first. Hours with the same number are all returned or all left out.
 * Empty if no hour has two passages.
 */
export function busiestHours(week: PassageWeek, count: number): readonly WeekHour[] {
  const sorted = week
    .flatMap((hours, weekday) => hours.map((number, hour) => ({ weekday, hour, count: number })))
    .toSorted((one, other) => other.count - one.count);
  const first = sorted[0]?.count ?? 0;
  const left = sorted[count]?.count ?? 0;
  return first < 2 ? [] : sorted.filter((hour) => hour.count > left);
}

/** The hours from the first to the last one with a passage on any day; empty without a passage. */
export function hoursInUse(week: PassageWeek): readonly number[] {
  const used = week.flatMap((hours) => hours.flatMap((count, hour) => (count > 0 ? [hour] : [])));
  if (used.length === 0) return [];
  const first = Math.min(...used);
  return Array.from({ length: Math.max(...used) - first + 1 }, (_, index) => first + index);
}

/** The number of passages of each day of the week, Monday first. */
export function countByWeekday(week: PassageWeek): readonly number[] {
  return week.map((hours) => hours.reduce((sum, count) => sum + count, 0));
}

/** How busy an hour is: 0 without a passage, otherwise 1 to 4, the quarter of the busiest hour's number. */
export type HeatLevel = 0 | 1 | 2 | 3 | 4;

/** `most` is the number of the busiest hour, not below `count`. */
export function heatLevel(count: number, most: number): HeatLevel {
  return count === 0 ? 0 : (Math.ceil((count / most) * 4) as HeatLevel);
}

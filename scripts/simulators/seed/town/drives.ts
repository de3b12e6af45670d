import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { Day } from './drivingDays.ts';
import type { Route } from './routes.ts';

export interface Drive {
  /** Seconds since 1970. */
  readonly at: number;
  readonly direction: string;
  readonly lane: string;
  readonly cents: number;
}

interface Habit {
  /** Makes the passages identical on every machine. */
  readonly seed: number;
  readonly route: Route;
  /** An even number: each trip has a return. */
  readonly count: number;
  /** Also drives during the nights of a clock change. */
  readonly worksAtNight: boolean;
}

/**
 * Hours between which one leaves and comes back: a commute to work, or a tour in the middle of the
 * day.
 */
const commute = [6.75, 9, 16.5, 19] as const;
const tour = [10, 11.75, 13.5, 15.5] as const;

/**
 * Minutes elapsed since midnight for the trips of a clock-change day, by the length of that day in
 * hours. In autumn 02:30 occurs twice (after 150 and 210 minutes), in spring 03:03 follows 01:58.
 */
const nights: Readonly<Record<number, readonly number[]>> = {
  25: [108, 150, 210, 264],
  23: [96, 118, 123, 144],
};

/**
 * Generates trips on weekdays and some Saturdays, never two overlapping ones. Throws when there are
 * too few days.
 */
export function drives(days: readonly Day[], { seed, route, count, worksAtNight }: Habit): Drive[] {
  const random = xoroshiro128plus(seed);
  const made: Drive[] = [];
  const drive = (at: number, way: 0 | 1): void => {
    made.push({ at, ...route[way], lane: `Voie ${uniformInt(random, 1, 6)}` });
  };
  if (worksAtNight) {
    for (const { start, hours } of days) {
      nights[hours]?.forEach((minute, index) => {
        drive(start + minute * 60 + uniformInt(random, 0, 59), index % 2 === 0 ? 0 : 1);
      });
    }
  }
  const rounds = days.flatMap(({ start, weekday }) => {
    if (weekday === 7) return [];
    return weekday === 6
      ? [{ start, hours: tour }]
      : [commute, tour].map((hours) => ({ start, hours }));
  });
  const needed = (count - made.length) / 2;
  if (needed > rounds.length)
    throw new Error(`${count} passages are too many for ${days.length} days`);
  for (const { start, hours } of picked(rounds, needed, random)) {
    const [leaveFrom, leaveTo, returnFrom, returnTo] = hours;
    drive(start + between(leaveFrom, leaveTo, random), 0);
    drive(start + between(returnFrom, returnTo, random), 1);
  }
  return made;
}

/** A random number of seconds after midnight, between two hours. */
function between(from: number, to: number, random: RandomGenerator): number {
  return uniformInt(random, from * 3_600, to * 3_600);
}

/** `count` random items, each at most once. */
function picked<T>(all: readonly T[], count: number, random: RandomGenerator): readonly T[] {
  const rest = [...all];
  return Array.from({ length: count }, () => {
    const index = uniformInt(random, 0, rest.length - 1);
    const last = rest.pop() as T;
    if (index === rest.length) return last;
    const found = rest[index] as T;
    rest[index] = last;
    return found;
  });
}

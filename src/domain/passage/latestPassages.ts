import { calendarDayOf } from '../basis/calendarDay';
import type { Instant } from '../basis/instant';
import type { Passage } from './passage';
import { summarisePassages, type BadgeTotal } from './passageSummary';

/** The latest passages of all contracts. */
export interface LatestPassages {
  /** Latest first. */
  readonly passages: readonly Passage[];
  /** There are no earlier ones, and all of them could be read. */
  readonly isAll: boolean;
  /** How many of the latest could not be read (P7.2). */
  readonly unreadable: number;
}

/**
 * What each badge has cost in the current month (Europe/Paris); null when the passages may lack some of the
 * month.
 */
export function badgesOfMonth(
  { passages, isAll, unreadable }: LatestPassages,
  now: Instant,
): readonly BadgeTotal[] | null {
  if (unreadable > 0) return null;
  const month = calendarDayOf(now).slice(0, 7);
  const monthOf = ({ at }: Passage): string => calendarDayOf(at).slice(0, 7);
  const reachesBack = passages.some((passage) => monthOf(passage) < month);
  if (!isAll && !reachesBack) return null;
  return summarisePassages(passages.filter((passage) => monthOf(passage) === month)).badges;
}

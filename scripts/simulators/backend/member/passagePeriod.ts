import { atParis, fromLocalDateTime } from '../../rules/parisTime.ts';

/** How far back passages are shown (M9.2). */
const historyMonths = 18;

/** Moments in seconds, both included. */
export interface PassagePeriod {
  readonly from: number;
  readonly to: number;
}

/** Why a period is refused, as the screen shows it (M8.1). */
export interface RefusedPeriod {
  readonly refusal: string;
}

const tooLong: RefusedPeriod = { refusal: 'La période demandée dépasse les 18 derniers mois.' };
const noDay: RefusedPeriod = { refusal: "La période demandée n'existe pas dans le calendrier." };

/** The last 18 months in whole days of Europe/Paris, today included. */
export function lastMonths(now: number): PassagePeriod {
  return { from: monthsBefore(now), to: atParis(now).endOf('day').startOf('second').toSeconds() };
}

/**
 * The period between two local times of Europe/Paris (M7.13). A missing bound is replaced by that
 * of the last 18 months. Days before them are left out; a period longer than 18 months, or entirely
 * before them, is refused.
 */
export function passagePeriod(
  min: string | null,
  max: string | null,
  now: number,
): PassagePeriod | RefusedPeriod {
  const shown = lastMonths(now);
  const from = min === null ? shown.from : fromLocalDateTime(min, 'start');
  const end = max === null ? shown.to : fromLocalDateTime(max, 'end');
  if (from === null || end === null) return noDay;
  const to = Math.min(end, shown.to);
  if (to < shown.from || from < monthsBefore(to)) return tooLong;
  return { from: Math.max(from, shown.from), to };
}

/** The start of the day 18 months earlier, or of the last day of a shorter month. */
function monthsBefore(at: number): number {
  return atParis(at).minus({ months: historyMonths }).startOf('day').toSeconds();
}

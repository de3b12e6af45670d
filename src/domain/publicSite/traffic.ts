import type { Instant } from '../basis/instant';
import type { TrafficDirection } from '../passage/stretches';

/** `unknown`: the server's entry for this direction is missing or could not be read. */
export type TrafficState = 'fluid' | 'dense' | 'closed' | 'unknown';

export interface Road {
  readonly name: string;
  readonly isOpen: boolean;
}

export interface DirectionTraffic {
  readonly direction: TrafficDirection;
  readonly state: TrafficState;
  /** The word of the server: FLUIDE, or another word (P9.20); empty if unknown. */
  readonly condition: string;
  /** Crossing time; null if closed or unknown. */
  readonly minutes: number | null;
  readonly entries: readonly Road[];
  readonly exits: readonly Road[];
}

export interface Traffic {
  readonly directions: readonly DirectionTraffic[];
  readonly updatedAt: Instant;
}

/** The state to show: an answer that is older than the known state does not replace it (P7.3). */
export function newerTraffic(answer: Traffic, known: Traffic): Traffic {
  return known.updatedAt > answer.updatedAt ? known : answer;
}

/** Seconds by which the server's clock may be ahead of that of the device. */
const CLOCK_TOLERANCE = 60;

/**
 * An answer with a date in the future is dated now: otherwise no later answer would replace it, and it would
 * look live until that date.
 */
export function datedUntil(now: Instant, traffic: Traffic): Traffic {
  return traffic.updatedAt > now + CLOCK_TOLERANCE ? { ...traffic, updatedAt: now } : traffic;
}

/** Age of the state in whole minutes, from its `updatedAt` to now; never negative. */
export function trafficAge({ updatedAt }: Pick<Traffic, 'updatedAt'>, now: Instant): number {
  return Math.max(0, Math.floor((now - updatedAt) / 60));
}

/** Minutes. */
const OLD = 15;

/**
 * Whether a state of this age, in minutes, is too old to be shown as live, even if the last request
 * succeeded. The site asks for a new state every 30 s.
 */
export function isTrafficOld(age: number): boolean {
  return age >= OLD;
}

/** The directions among `directions` whose state is fluid or dense; an unknown state is not open. */
export function openAgain(
  directions: readonly TrafficDirection[],
  traffic: readonly Pick<DirectionTraffic, 'direction' | 'state'>[],
): readonly TrafficDirection[] {
  const open = traffic.filter(({ state }) => state === 'fluid' || state === 'dense');
  return directions.filter((one) => open.some(({ direction }) => direction === one));
}

/** The names of the closed entries and exits of a direction (P3.10). */
export function closedRoads({ entries, exits }: Pick<DirectionTraffic, 'entries' | 'exits'>): {
  readonly entries: readonly string[];
  readonly exits: readonly string[];
} {
  const names = (roads: readonly Road[]): readonly string[] =>
    roads.filter(({ isOpen }) => !isOpen).map(({ name }) => name);
  return { entries: names(entries), exits: names(exits) };
}

/**
 * « FLUIDE » in upper or lower case is fluid, any other word dense; a closed direction is closed, whatever
 * the word (P9.20). The word of the operator is shown unchanged.
 */
export function trafficState(isOpen: boolean, traffic: string): TrafficState {
  if (!isOpen) return 'closed';
  return traffic.trim().toUpperCase() === 'FLUIDE' ? 'fluid' : 'dense';
}

/** Gravest first; an unknown state is graver than a dense one, since it may be a closure. */
const graveness: readonly TrafficState[] = ['closed', 'unknown', 'dense', 'fluid'];

export interface TripTraffic {
  /** The gravest state on the way. */
  readonly state: TrafficState;
  /** The sum of the crossing times; null when one of them is not known, or nobody gets through. */
  readonly minutes: number | null;
}

/** What the traffic means for a trip through these directions. */
export function tripTraffic(
  way: readonly TrafficDirection[],
  traffic: readonly Pick<DirectionTraffic, 'direction' | 'state' | 'minutes'>[],
): TripTraffic {
  const passed = way.map((one) => traffic.find(({ direction }) => direction === one));
  const state = graveness.find((one) => passed.some((each) => (each?.state ?? 'unknown') === one));
  const times = passed.flatMap((each) => each?.minutes ?? []);
  const isWhole = state !== 'closed' && times.length === way.length;
  return {
    state: state ?? 'unknown',
    minutes: isWhole ? times.reduce((sum, time) => sum + time, 0) : null,
  };
}

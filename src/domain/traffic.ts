import type { Instant } from './instant';

/** The eight directions of P3.10, by the codes that the server groups under TPC, TPS, SCH and REG. */
export const trafficDirections = ['MA', 'AM', 'PT', 'TP', 'TSC', 'FSC', 'MP', 'PM'] as const;

export type TrafficDirectionCode = (typeof trafficDirections)[number];

/** `unknown`: the server's entry for this direction is missing or could not be read. */
export type TrafficState = 'fluid' | 'dense' | 'closed' | 'unknown';

export interface Road {
  readonly name: string;
  readonly isOpen: boolean;
}

export interface DirectionTraffic {
  readonly code: TrafficDirectionCode;
  readonly state: TrafficState;
  /** As the server says it: FLUIDE, or another word (P9.20); empty while unknown. */
  readonly condition: string;
  /** Crossing time; null while closed or unknown. */
  readonly minutes: number | null;
  readonly entries: readonly Road[];
  readonly exits: readonly Road[];
}

export interface Traffic {
  readonly directions: readonly DirectionTraffic[];
  readonly updatedAt: Instant;
}

/** Whole minutes since the state was read, for a state that could not be read again. */
export function trafficAge({ updatedAt }: Pick<Traffic, 'updatedAt'>, now: Instant): number {
  return Math.max(0, Math.floor((now - updatedAt) / 60));
}

/** The entries and exits of a direction that are closed, by their names (P3.10). */
export function closedRoads({ entries, exits }: Pick<DirectionTraffic, 'entries' | 'exits'>): {
  readonly entries: readonly string[];
  readonly exits: readonly string[];
} {
  const names = (roads: readonly Road[]): readonly string[] =>
    roads.filter(({ isOpen }) => !isOpen).map(({ name }) => name);
  return { entries: names(entries), exits: names(exits) };
}

/** FLUIDE, in any case, or any other value, which reads as dense; a closed direction is closed whatever its traffic (P9.20). */
export function trafficState(isOpen: boolean, traffic: string): TrafficState {
  if (!isOpen) return 'closed';
  return traffic.trim().toUpperCase() === 'FLUIDE' ? 'fluid' : 'dense';
}

import type { Instant } from './instant';

/** The eight directions of P3.10, by the codes that the server groups under TPC, TPS, SCH and REG. */
export const trafficDirections = ['MA', 'AM', 'PT', 'TP', 'TSC', 'FSC', 'MP', 'PM'] as const;

export type TrafficDirectionCode = (typeof trafficDirections)[number];

export type TrafficState = 'fluid' | 'dense' | 'closed';

export interface Road {
  readonly name: string;
  readonly isOpen: boolean;
}

export interface DirectionTraffic {
  readonly code: TrafficDirectionCode;
  readonly state: TrafficState;
  /** Crossing time; null while closed. */
  readonly minutes: number | null;
  readonly entries: readonly Road[];
  readonly exits: readonly Road[];
}

export interface Traffic {
  readonly directions: readonly DirectionTraffic[];
  readonly updatedAt: Instant;
}

/** FLUIDE, or any other value, which reads as dense; a closed direction is closed whatever its traffic (P9.20). */
export function trafficState(isOpen: boolean, traffic: string): TrafficState {
  if (!isOpen) return 'closed';
  return traffic === 'FLUIDE' ? 'fluid' : 'dense';
}

import type { TrafficState } from '../../domain/traffic';

/** One direction as the home page shows it. */
export interface TrafficLine {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly state: TrafficState;
  /** Crossing time; null while closed. */
  readonly minutes: number | null;
}

export type TrafficView =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      /** The visitor asked for another reading, and it is under way. */
      readonly isRetrying?: boolean;
    }
  | {
      readonly status: 'ready';
      readonly lines: readonly TrafficLine[];
      /** Time of day, `13:31`. */
      readonly updatedAt: string;
      /** The reading after this one failed: it is the last state known, not the present one. */
      readonly isStale: boolean;
    };

export const trafficWords: Readonly<Record<TrafficState, string>> = {
  fluid: 'Fluide',
  dense: 'Dense',
  closed: 'Fermé',
};

import type { TrafficDirectionCode, TrafficState } from '../../domain/traffic';

/** One direction as the home page shows it. */
export interface TrafficLine {
  readonly id: TrafficDirectionCode;
  readonly from: string;
  readonly to: string;
  readonly state: TrafficState;
  /** Its state in a word: Fluide, Dense, Fermé, Inconnu, or what else the server says of it. */
  readonly word: string;
  /** Crossing time; null while closed or unknown. */
  readonly minutes: number | null;
  /** Its closed entries and exits, as a sentence; empty when there are none. */
  readonly closed: string;
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

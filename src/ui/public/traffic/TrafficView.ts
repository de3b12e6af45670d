import type { TrafficDirection } from '../../../domain/passage/stretches';
import type { TrafficState } from '../../../domain/publicSite/traffic';

/** One direction as the home page shows it. */
export interface TrafficLine {
  readonly id: TrafficDirection;
  readonly from: string;
  readonly to: string;
  readonly state: TrafficState;
  /** Its state in a word, or the word of the server, for a `Sentence`. */
  readonly word: string;
  /** Crossing time; null while closed or unknown. */
  readonly minutes: number | null;
  /** Its closed entries and exits, as a `Sentence`; empty if none. */
  readonly closed: string;
}

export type TrafficView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready';
      readonly lines: readonly TrafficLine[];
      /** Time of day, `13:31`. */
      readonly updatedAt: string;
      /** Date, `21/11/2026`. */
      readonly updatedOn: string;
      /** The last update failed: this is an old state. */
      readonly isStale: boolean;
    };

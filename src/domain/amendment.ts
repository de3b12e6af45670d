import type { Instant } from './instant';

/** A row of the contract's history (M3.11). */
export interface Amendment {
  readonly createdAt: Instant;
  readonly title: string;
  readonly detail: string;
}

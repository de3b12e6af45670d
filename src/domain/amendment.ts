import type { Instant } from './instant';

/** A row of the contract's history (M3.11). */
export interface Amendment {
  readonly createdAt: Instant;
  readonly title: string;
  readonly detail: string;
}

/** The history as it is read: what happened last stands first. */
export function newestFirst(amendments: readonly Amendment[]): readonly Amendment[] {
  return amendments.toSorted((one, other) => other.createdAt - one.createdAt);
}

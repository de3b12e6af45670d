import type { Instant } from '../basis/instant';

/** A row of the contract's history (M3.11). */
export interface Amendment {
  readonly createdAt: Instant;
  readonly title: string;
  readonly detail: string;
}

/** The history in the order of display: the latest entry first. */
export function newestAmendmentsFirst(amendments: readonly Amendment[]): readonly Amendment[] {
  return amendments.toSorted((one, other) => other.createdAt - one.createdAt);
}

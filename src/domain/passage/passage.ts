import type { Instant } from '../basis/instant';
import type { Cents } from '../basis/money';

/** One crossing paid with a badge (M3.10). */
export interface Passage {
  readonly id: number;
  readonly at: Instant;
  readonly badgeReference: string;
  readonly direction: string;
  readonly lane: string;
  readonly amount: Cents;
}

/** One page of passages and how many there are in all (M3.10, M7.13). */
export interface PassagePage {
  readonly passages: readonly Passage[];
  /** How many of this page could not be read (P7.2). */
  readonly unreadable: number;
  readonly total: number;
  readonly totalPages: number;
  readonly ends: PassageEnds;
}

/**
 * The days of the oldest and of the newest passage of all pages (M3.10), `yyyy-MM-dd` as the server sends
 * them: only `periodOfPassages` checks that they exist. null where the server does not say.
 */
export interface PassageEnds {
  readonly oldest: string | null;
  readonly newest: string | null;
}

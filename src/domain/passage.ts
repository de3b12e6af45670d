import type { CalendarDay } from './calendarDay';
import type { Instant } from './instant';
import type { Cents } from './money';

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

/** The days of the oldest and of the newest passage of all pages (M3.10); null where the server does not say. */
export interface PassageEnds {
  readonly oldest: CalendarDay | null;
  readonly newest: CalendarDay | null;
}

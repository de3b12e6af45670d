import type { Instant } from '../../../domain/basis/instant';

/** What the browser stores about the visits of this site. */
export interface VisitStorage {
  /** When the alerts were last shown; null on the first visit. */
  readLastVisit(): Instant | null;
  /** Stores when the alerts were last shown, in seconds since 1970. */
  writeLastVisit(at: Instant): void;
}

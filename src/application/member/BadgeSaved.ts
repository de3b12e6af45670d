import type { BadgeChanges } from '../../domain/badge';
import type { Saved } from '../kernel/Saved';

/** A save of a badge that the server accepted: what the badge is now. */
export interface BadgeSaved extends Saved {
  readonly badgeId: number;
  readonly changes: BadgeChanges;
}

import { isNothingDue, type Cents } from '../basis/money';
import type { BadgeStatus } from './badgeStatus';

/** The status of a badge as the subscriber sees it. */
export type ShownBadgeStatus = BadgeStatus | 'suspended';

/** The active badges of a contract are suspended while it has an amount due (M2.20). */
export function areBadgesSuspended(due: Cents): boolean {
  return !isNothingDue(due);
}

/** The status of a badge, or `suspended` for an active one while something is due (M2.20, M4.1). */
export function shownBadgeStatus(status: BadgeStatus, due: Cents): ShownBadgeStatus {
  return status === 'active' && areBadgesSuspended(due) ? 'suspended' : status;
}

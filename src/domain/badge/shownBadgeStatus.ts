import { isNothingDue, type Cents } from '../basis/money';
import type { BadgeStatus } from './badgeStatus';

/** The status of a badge as the subscriber sees it. */
export type ShownBadgeStatus = BadgeStatus | 'suspended';

/** What the contract of a badge says about its badges. */
export interface BadgeContract {
  readonly isActive: boolean;
  /** The total of its unpaid invoices. */
  readonly due: Cents;
}

/** The active badges of an active contract are suspended while something is unpaid (M2.20). */
export function areBadgesSuspended({ isActive, due }: BadgeContract): boolean {
  return isActive && !isNothingDue(due);
}

/** The status of a badge, or `suspended` for an active one that its contract suspends (M2.20, M4.1). */
export function shownBadgeStatus(status: BadgeStatus, contract: BadgeContract): ShownBadgeStatus {
  return status === 'active' && areBadgesSuspended(contract) ? 'suspended' : status;
}

import { isNothingDue } from '../basis/money';
import { unpaidTotal, type UnpaidInvoice } from '../invoice/unpaidInvoice';
import type { BadgeStatus } from './badgeStatus';

/** The status of a badge as the subscriber sees it. */
export type ShownBadgeStatus = BadgeStatus | 'suspended';

/** The active badges of a contract are suspended while something is unpaid (M2.20). */
export function areBadgesSuspended(unpaid: readonly UnpaidInvoice[]): boolean {
  return !isNothingDue(unpaidTotal(unpaid));
}

/** The status of a badge, or `suspended` for an active one of a contract with unpaid invoices (M2.20, M4.1). */
export function shownBadgeStatus(
  status: BadgeStatus,
  unpaid: readonly UnpaidInvoice[],
): ShownBadgeStatus {
  return status === 'active' && areBadgesSuspended(unpaid) ? 'suspended' : status;
}

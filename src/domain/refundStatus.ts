import type { Instant } from './instant';
import type { Cents } from './money';

export type RefundStatus = 'notRefunded' | 'refunded' | 'notRefundable';

/** What the lookup of a cash ticket says: nothing to refund, refunded on a date, or still to be refunded (P4.12–P4.14). */
export function cashTicketStatus(ticket: {
  readonly refund: Cents;
  readonly refundedAt: Instant | null;
}): RefundStatus {
  if (ticket.refund <= 0) return 'notRefundable';
  return ticket.refundedAt === null ? 'notRefunded' : 'refunded';
}

/** What a row of the refunds list says: claimed first, then an amount of 0 (P4.15). */
export function refundStatus(refund: {
  readonly claimed: boolean;
  readonly amount: Cents;
}): RefundStatus {
  if (refund.claimed) return 'refunded';
  return refund.amount <= 0 ? 'notRefundable' : 'notRefunded';
}

/** The lookup state of a receipt that was handed out at the lane and cannot be had again (P4.20). */
export function isHandedOutAtLane(lookupState: string): boolean {
  return lookupState === 'directement final';
}

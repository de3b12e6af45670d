import type { RefundStatus, TicketStanding } from '../../../domain/refund';
import type { StatusTone } from '../../design/StatusPill';

/** P4.15, letter for letter. */
export const refundStatusWords: Readonly<Record<RefundStatus, string>> = {
  refunded: 'Remboursé',
  notRefundable: 'Non remboursable',
  notRefunded: 'Non remboursé',
};

export const refundStatusTones: Readonly<Record<RefundStatus, StatusTone>> = {
  refunded: 'ok',
  notRefundable: 'quiet',
  notRefunded: 'warn',
};

/** The status of a looked-up ticket in the words of the list; one handed out at the lane has none. */
export function statusOfStanding(standing: TicketStanding): RefundStatus | null {
  if (standing === 'handedOutAtLane') return null;
  if (standing === 'notRefundable') return 'notRefundable';
  return standing === 'refundable' ? 'notRefunded' : 'refunded';
}

/** How many refunds are ticked. */
export function countOfRefunds(count: number): string {
  if (count === 0) return 'Aucun remboursement sélectionné';
  return count === 1 ? '1 remboursement sélectionné' : `${count} remboursements sélectionnés`;
}

/** P9.12. */
export const transferDelay = 'Le virement arrive sous 2 à 3 jours ouvrés.';

/** `20261108 0715 0012 0031`: the 20 digits in groups, for the eye. */
export function groupIdentifier(identifier: string): string {
  return identifier.replace(/\d{4}(?=\d)/g, '$&\u202f');
}

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

/** The status of a looked-up ticket (P4.12–P4.14): « Remboursé » needs a date of payment; one handed out at the lane has none. */
export const standingStatus: Readonly<
  Record<TicketStanding, { readonly tone: StatusTone; readonly word: string } | null>
> = {
  handedOutAtLane: null,
  notRefundable: { tone: 'quiet', word: refundStatusWords.notRefundable },
  refunded: { tone: 'ok', word: refundStatusWords.refunded },
  claimed: { tone: 'quiet', word: 'Remboursement demandé' },
  refundable: { tone: 'warn', word: refundStatusWords.notRefunded },
};

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

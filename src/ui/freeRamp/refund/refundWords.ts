import { checkIcon, clockIcon, closedIcon } from '../../../../generated/icons';
import type { RefundStatus, TicketStanding } from '../../../domain/freeRamp/refund';
import type { StatusTone } from '../../design/data/StatusPill';

/** Quoted from the specification (P4.15). */
export const refundStatusWords: Readonly<Record<RefundStatus, string>> = {
  refunded: 'Remboursé',
  notRefundable: 'Non remboursable',
  notRefunded: 'Non remboursé',
};

export interface StatusLook {
  readonly tone: StatusTone;
  readonly icon: string;
  readonly word: string;
}

export const refundStatusLooks: Readonly<Record<RefundStatus, StatusLook>> = {
  refunded: { tone: 'ok', icon: checkIcon, word: refundStatusWords.refunded },
  notRefundable: { tone: 'quiet', icon: closedIcon, word: refundStatusWords.notRefundable },
  notRefunded: { tone: 'warn', icon: clockIcon, word: refundStatusWords.notRefunded },
};

/** Status of a looked-up ticket (P4.12–P4.14): « Remboursé » needs a date of payment. */
export const standingLooks: Readonly<Record<TicketStanding, StatusLook | null>> = {
  handedOutAtLane: null,
  notRefundable: refundStatusLooks.notRefundable,
  refunded: refundStatusLooks.refunded,
  claimed: { tone: 'quiet', icon: clockIcon, word: 'Remboursement demandé' },
  refundable: refundStatusLooks.notRefunded,
};

/** Number of selected refunds, as text. */
export function countOfRefunds(count: number): string {
  if (count === 0) return 'Aucun remboursement sélectionné';
  return count === 1 ? '1 remboursement sélectionné' : `${count} remboursements sélectionnés`;
}

/** P9.12. */
export const transferDelay = 'Le virement arrive sous 2 à 3 jours ouvrés.';

/** The 20 digits in legible groups: `20261108 0715 0012 0031`. */
export function groupIdentifier(identifier: string): string {
  return identifier.replace(/\d{4}(?=\d)/g, '$&\u202f');
}

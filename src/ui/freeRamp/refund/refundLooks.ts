import { words } from './refundStates.words.fr';
import { checkIcon, clockIcon, closedIcon } from '../../../../generated/icons';
import type { RefundStatus, TicketStatus } from '../../../domain/freeRamp/refund';
import type { StatusTone } from '../../design/data/StatusPill';

export interface RefundLook {
  readonly tone: StatusTone;
  readonly icon: string;
  readonly word: string;
}

export const refundStatusLooks: Readonly<Record<RefundStatus, RefundLook>> = {
  refunded: { tone: 'ok', icon: checkIcon, word: words.status.refunded },
  notRefundable: { tone: 'quiet', icon: closedIcon, word: words.status.notRefundable },
  notRefunded: { tone: 'warn', icon: clockIcon, word: words.status.notRefunded },
};

/** Status of a looked-up ticket (P4.12–P4.14): « Remboursé » needs a date of payment. */
export const ticketStatusLooks: Readonly<Record<TicketStatus, RefundLook | null>> = {
  handedOutAtLane: null,
  notRefundable: refundStatusLooks.notRefundable,
  refunded: refundStatusLooks.refunded,
  claimed: { tone: 'quiet', icon: clockIcon, word: words.claimed },
  refundable: refundStatusLooks.notRefunded,
};

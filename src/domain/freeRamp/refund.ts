import type { Instant } from '../basis/instant';
import type { Cents } from '../basis/money';
import type { ReceiptPath } from './receipt';
import type { RefundIdentifier } from './refundIdentifier';

/** A refund of the account (P3.7). */
export interface Refund {
  readonly id: number;
  readonly identifier: RefundIdentifier;
  readonly ticketAt: Instant;
  readonly amount: Cents;
  readonly claimed: boolean;
  /** null: there is none yet, or its path could not be read. */
  readonly receipt: ReceiptPath | null;
}

/** The result of looking up a cash ticket, publicly or for the account (P3.8, P7.23, P7.24). */
export interface FoundTicket {
  readonly identifier: RefundIdentifier;
  readonly status: TicketStatus;
  /** The amount that is, or was, refunded. */
  readonly amount: Cents;
  /** null where the receipt was handed out at the lane and nothing else is known. */
  readonly at: Instant | null;
  /** When it was refunded; null where that is not known. */
  readonly refundedAt: Instant | null;
  /** « Carénage → Prado »; null where the trip is not known. */
  readonly trip: string | null;
  /** Where it was paid, in the server's words; null where that is not known. */
  readonly toll: string | null;
  readonly lane: string | null;
  /** What was paid at the lane; null where that is not known. */
  readonly paid: Cents | null;
  /** Of the refund that the account can claim; null for a visitor. */
  readonly refund: Refund | null;
}

/** What a row of the refunds list says (P4.15). */
export type RefundStatus = 'refunded' | 'notRefundable' | 'notRefunded';

/** The state of a ticket, from the payment at the lane to the transfer. */
export type TicketStatus =
  /** The receipt was handed out and cannot be downloaded (P4.20). */
  | 'handedOutAtLane'
  /** Nothing to refund (P4.14). */
  | 'notRefundable'
  /** Refunded (P4.13). */
  | 'refunded'
  /** Requested, but not yet transferred: a second request would be refused. */
  | 'claimed'
  /** There is an amount to refund and nobody has requested it (P4.12). */
  | 'refundable';

/**
 * Who looks a ticket up: a visitor, or an account of the free-ramp area with or without bank account (P6.1,
 * P6.2).
 */
export type RefundAsker = 'visitor' | 'accountWithoutBank' | 'accountWithBank';

export type RefundNextStep =
  | 'contactUs'
  | 'lookUpAnother'
  /** The form of step 3 (P4.18, P4.22). */
  | 'giveBankDetails'
  /** P4.21. */
  | 'addBankAccount'
  /** The claim page (P2.41, P4.21). */
  | 'claim';

/** The rows of P4.15, in this order of priority: claimed, then an amount of 0, then anything else. */
export function refundStatus({
  claimed,
  amount,
}: Pick<Refund, 'claimed' | 'amount'>): RefundStatus {
  if (claimed) return 'refunded';
  return amount <= 0 ? 'notRefundable' : 'notRefunded';
}

/** What the two lookups answer about a ticket; a requested refund has no payment date before its transfer. */
export interface LookedUp {
  /** The receipt was handed out at the lane. */
  readonly isHandedOut: boolean;
  readonly amount: Cents;
  readonly claimed: boolean;
  readonly refundedAt: Instant | null;
}

/** The rows of P4.12 to P4.14 and P4.20. */
export function ticketStatus({ isHandedOut, amount, claimed, refundedAt }: LookedUp): TicketStatus {
  if (isHandedOut) return 'handedOutAtLane';
  if (amount <= 0) return 'notRefundable';
  if (refundedAt !== null) return 'refunded';
  return claimed ? 'claimed' : 'refundable';
}

/**
 * By priority, the highest first: what either lookup reports as refunded or requested is not offered again.
 */
const decisiveFirst: readonly TicketStatus[] = [
  'handedOutAtLane',
  'refunded',
  'claimed',
  'notRefundable',
  'refundable',
];

/** Merges what an account sees of a ticket: the public lookup and the refund of the account (P3.8, P4.13). */
export function joinLookUps(own: FoundTicket, open: FoundTicket): FoundTicket {
  const isOpenDecisive = decisiveFirst.indexOf(open.status) < decisiveFirst.indexOf(own.status);
  const { status, amount } = isOpenDecisive ? open : own;
  return { ...open, at: open.at ?? own.at, status, amount, refund: own.refund };
}

const nextSteps: Readonly<
  Record<TicketStatus, RefundNextStep | Readonly<Record<RefundAsker, RefundNextStep>>>
> = {
  handedOutAtLane: 'contactUs',
  notRefundable: 'lookUpAnother',
  refunded: 'lookUpAnother',
  claimed: 'lookUpAnother',
  refundable: {
    visitor: 'giveBankDetails',
    accountWithoutBank: 'addBankAccount',
    accountWithBank: 'claim',
  },
};

/**
 * The next step for this person (P4.20–P4.22); it depends on the person only if the ticket may be refunded.
 */
export function refundNextStep(status: TicketStatus, asker: RefundAsker): RefundNextStep {
  const step = nextSteps[status];
  return typeof step === 'string' ? step : step[asker];
}

/** Whether the receipt of a ticket can be downloaded by its identifier (P4.20, P6.1). */
export function hasReceipt(status: TicketStatus): boolean {
  return status !== 'handedOutAtLane';
}

/** Whether a row can be ticked: a refund that is not claimed and has an amount (P4.15, P4.23). */
export function isClaimable(refund: Pick<Refund, 'claimed' | 'amount'>): boolean {
  return refundStatus(refund) === 'notRefunded';
}

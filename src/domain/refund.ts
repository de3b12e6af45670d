import type { Instant } from './instant';
import type { Cents } from './money';
import type { ReceiptPath } from './receipt';
import type { RefundIdentifier } from './refundIdentifier';

/** A refund of the account (P3.7). */
export interface Refund {
  readonly id: number;
  readonly identifier: RefundIdentifier;
  readonly ticketAt: Instant;
  readonly amount: Cents;
  readonly claimed: boolean;
  /** null while it has none. */
  readonly receipt: ReceiptPath | null;
}

/** What a lookup found of a cash ticket, asked by anyone or for the account (P3.8, P7.23, P7.24). */
export interface FoundTicket {
  readonly identifier: RefundIdentifier;
  readonly standing: TicketStanding;
  /** What is refunded, or was. */
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

/** A ticket's place between the lane and the transfer. */
export type TicketStanding =
  /** The receipt was handed out and cannot be had again (P4.20). */
  | 'handedOutAtLane'
  /** Nothing to refund (P4.14). */
  | 'notRefundable'
  /** Refunded (P4.13). */
  | 'refunded'
  /** Asked for, the transfer not yet made: a second request would be refused. */
  | 'claimed'
  /** Something to refund, and nobody asked for it (P4.12). */
  | 'refundable';

/** Who looks a ticket up: anyone, or an account of the free-ramp area, with or without a bank account (P6.1, P6.2). */
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

/** The rows of P4.15, read in this order: claimed, then an amount of 0, then anything else. */
export function refundStatus({
  claimed,
  amount,
}: Pick<Refund, 'claimed' | 'amount'>): RefundStatus {
  if (claimed) return 'refunded';
  return amount <= 0 ? 'notRefundable' : 'notRefunded';
}

/** What the two lookups say of a ticket; a refund that somebody asked for has no payment date before its transfer. */
export interface LookedUp {
  /** The lookup's own word. */
  readonly state: string | null;
  readonly amount: Cents;
  readonly claimed: boolean;
  readonly refundedAt: Instant | null;
}

/** The rows of P4.12 to P4.14 and P4.20. */
export function ticketStanding({ state, amount, claimed, refundedAt }: LookedUp): TicketStanding {
  if (state === 'directement final') return 'handedOutAtLane';
  if (amount <= 0) return 'notRefundable';
  if (refundedAt !== null) return 'refunded';
  return claimed ? 'claimed' : 'refundable';
}

/** A standing that either lookup tells counts before those below it: what is refunded or asked for is not offered again. */
const decisiveFirst: readonly TicketStanding[] = [
  'handedOutAtLane',
  'refunded',
  'claimed',
  'notRefundable',
  'refundable',
];

/** What an account is told of a ticket: what anyone would see of it, and the refund that is its own (P3.8, P4.13). */
export function joinLookUps(own: FoundTicket, open: FoundTicket): FoundTicket {
  const isOpenDecisive = decisiveFirst.indexOf(open.standing) < decisiveFirst.indexOf(own.standing);
  const { standing, amount } = isOpenDecisive ? open : own;
  return { ...open, at: open.at ?? own.at, standing, amount, refund: own.refund };
}

/** What the next step is, and for whom (P4.20–P4.22). Only a ticket that may be refunded depends on who asks. */
const nextSteps: Readonly<
  Record<TicketStanding, RefundNextStep | Readonly<Record<RefundAsker, RefundNextStep>>>
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

export function refundNextStep(standing: TicketStanding, asker: RefundAsker): RefundNextStep {
  const step = nextSteps[standing];
  return typeof step === 'string' ? step : step[asker];
}

/** Whether the receipt of a ticket can be downloaded by its identifier (P4.20, P6.1). */
export function hasReceipt(standing: TicketStanding): boolean {
  return standing !== 'handedOutAtLane';
}

/** Whether a row can be ticked to be claimed: a refund that is neither claimed nor without amount (P4.15, P4.23). */
export function isClaimable(refund: Pick<Refund, 'claimed' | 'amount'>): boolean {
  return refundStatus(refund) === 'notRefunded';
}

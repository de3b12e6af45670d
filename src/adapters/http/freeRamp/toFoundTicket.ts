import type { TypeOf } from 'io-ts';
import type { CashTicket, RefundFoundAnswer } from '../../../../generated/codecs';
import { instant } from '../../../domain/basis/instant';
import { cents, centsFromEuros } from '../../../domain/basis/money';
import { ticketStatus, type FoundTicket } from '../../../domain/freeRamp/refund';
import type { RefundIdentifier } from '../../../domain/freeRamp/refundIdentifier';
import type { ApiFailure } from '../core/ApiFailure';
import { toRefund } from './toRefund';

/** The server's code for a ticket whose receipt was given at the lane (P4.20). */
const HANDED_OUT = 'directement final';

/** What is not known of the payment at the lane where only the refund is answered. */
const unknownPayment = { trip: null, toll: null, lane: null, paid: null } as const;

/** The lookup of a visitor (P3.8). The refund in it is not read: only an account claims by id. */
export function toFoundTicket(
  identifier: RefundIdentifier,
  ticket: TypeOf<typeof CashTicket>,
): FoundTicket {
  const refundedAt = ticket.payment && instant(ticket.payment.timestamp);
  const amount = centsFromEuros(ticket.refund);
  const { start, end, toll, lane, state } = ticket;
  return {
    identifier,
    status: ticketStatus({
      isHandedOut: state === HANDED_OUT,
      amount,
      claimed: ticket.refundObj?.claimed ?? false,
      refundedAt,
    }),
    amount,
    at: instant(ticket.date.timestamp),
    refundedAt,
    trip: start && end ? `${start} → ${end}` : null,
    toll: toll?.trim() || null,
    lane: lane?.trim() || null,
    paid: ticket.paid ? centsFromEuros(ticket.total) : null,
    refund: null,
  };
}

/** An answer that may say that the receipt was given at the lane. */
export interface CanBeHandedOut {
  readonly state?: string | null;
}

/** Whether a lookup was refused because the receipt was given at the lane (P4.20). */
export function isHandedOutRefusal(failure: ApiFailure<CanBeHandedOut>): boolean {
  return failure.kind === 'refused' && failure.body.state === HANDED_OUT;
}

/** What is known of the ticket of such a refusal. */
export function toHandedOutTicket(identifier: RefundIdentifier): FoundTicket {
  return {
    identifier,
    status: 'handedOutAtLane',
    amount: cents(0),
    at: null,
    refundedAt: null,
    ...unknownPayment,
    refund: null,
  };
}

/**
 * The lookup of an account (P7.24): the answer contains the refund. null for an answer without one, which the
 * contract allows.
 */
export function toAccountTicket(
  identifier: RefundIdentifier,
  { state, refundObj }: TypeOf<typeof RefundFoundAnswer>,
): FoundTicket | null {
  const refund = refundObj ? toRefund(refundObj) : null;
  const amount = refund?.amount ?? cents(0);
  const claimed = refund?.claimed ?? false;
  const isHandedOut = state === HANDED_OUT;
  const status = ticketStatus({ isHandedOut, amount, claimed, refundedAt: null });
  if (!refund && status !== 'handedOutAtLane') return null;
  return {
    identifier,
    status,
    amount,
    at: refund?.ticketAt ?? null,
    refundedAt: null,
    ...unknownPayment,
    refund,
  };
}

import type { CashTicket, RefundFoundAnswer } from '../../../generated/api';
import { instant } from '../../domain/instant';
import { cents, centsFromEuros } from '../../domain/money';
import { ticketStanding, type FoundTicket } from '../../domain/refund';
import type { RefundIdentifier } from '../../domain/refundIdentifier';
import { toRefund } from './toRefund';

/** The lookup of a visitor (P3.8). The refund in it is left: only an account claims by id. */
export function toFoundTicket(identifier: RefundIdentifier, ticket: CashTicket): FoundTicket {
  const refundedAt = ticket.payment && instant(ticket.payment.timestamp);
  const amount = centsFromEuros(ticket.refund);
  const { start, end, toll, lane, state = null } = ticket;
  return {
    identifier,
    standing: ticketStanding({
      state,
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
    paid: centsFromEuros(ticket.total),
    refund: null,
  };
}

/** The lookup of an account (P7.24): what is known is the refund; null when the answer tells nothing, which the contract allows. */
export function toAccountTicket(
  identifier: RefundIdentifier,
  { state = null, refundObj }: RefundFoundAnswer,
): FoundTicket | null {
  const refund = refundObj ? toRefund(refundObj) : null;
  const amount = refund?.amount ?? cents(0);
  const claimed = refund?.claimed ?? false;
  const standing = ticketStanding({ state, amount, claimed, refundedAt: null });
  if (!refund && standing !== 'handedOutAtLane') return null;
  return {
    identifier,
    standing,
    amount,
    at: refund?.ticketAt ?? null,
    refundedAt: null,
    trip: null,
    toll: null,
    lane: null,
    paid: null,
    refund,
  };
}

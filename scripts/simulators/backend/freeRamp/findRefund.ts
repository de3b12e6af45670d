import { ok, tooMany } from '../../http/answers.ts';
import type { Handler } from '../../http/operationTypes.ts';
import { cashTicketOf, directlyFinal, unknownTicket } from './cashTickets.ts';
import { denied } from './denied.ts';
import { guess } from './guess.ts';
import { keepRefund, toRefund } from './refunds.ts';

/**
 * The refund of a ticket, which joins the account's refunds unless it is claimed (P6.2, P7.24). A refund of another
 * account is unknown; one that a visitor asked for is told as claimed.
 */
export const findRefund: Handler<'findRefund'> = ({ path, caller }, world) => {
  const ticket = guess('cashTicket', caller, world, () => cashTicketOf(path.identifier, world));
  if (ticket === 'tooMany') return tooMany();
  if (ticket === 'unknown') return denied(unknownTicket);
  const known = { status: 'success', errorMessage: null, state: ticket.state ?? null } as const;
  if (ticket.state === directlyFinal) return ok({ ...known, refundObj: null });
  const refund = keepRefund(ticket, caller.accountId, world);
  const isElsewhere = refund.accountId !== null && refund.accountId !== caller.accountId;
  return isElsewhere ? denied(unknownTicket) : ok({ ...known, refundObj: toRefund(refund) });
};

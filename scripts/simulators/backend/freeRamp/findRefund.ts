import { ok, tooMany } from '../../http/answers.ts';
import type { Handler } from '../../http/operationTypes.ts';
import { cashTicketOf, directlyFinal, unknownTicket } from './cashTickets.ts';
import { denied } from './denied.ts';
import { guess } from './guess.ts';
import { ensureRefund, toRefund } from './refunds.ts';

/**
 * The refund of a ticket, which is added to the account's refunds unless it is already claimed
 * (P6.2, P7.24). A refund of another account is answered as unknown; one that a visitor requested,
 * as claimed.
 */
export const findRefund: Handler<'findRefund'> = ({ path, caller }, services) => {
  const ticket = guess('cashTicket', caller, services, () =>
    cashTicketOf(path.identifier, services),
  );
  if (ticket === 'tooMany') return tooMany();
  if (ticket === 'unknown') return denied(unknownTicket);
  const known = { status: 'success', errorMessage: null, state: ticket.state ?? null } as const;
  if (ticket.state === directlyFinal) return ok({ ...known, refundObj: null });
  const refund = ensureRefund(ticket, caller.accountId, services);
  const isElsewhere = refund.accountId !== null && refund.accountId !== caller.accountId;
  return isElsewhere ? denied(unknownTicket) : ok({ ...known, refundObj: toRefund(refund) });
};

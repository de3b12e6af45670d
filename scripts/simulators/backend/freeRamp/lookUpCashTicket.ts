import { ok, tooMany } from '../../http/answers.ts';
import type { OpenHandler } from '../../http/operationTypes.ts';
import { cashTicketOf, unknownTicket } from './cashTickets.ts';
import { denied } from './denied.ts';
import { guess } from './guess.ts';
import { refundOf, toRefund } from './refunds.ts';

/** What is known of a ticket, to whoever holds its number (P7.23). A transfer on its way is no payment yet (P9.12). */
export const lookUpCashTicket: OpenHandler<'lookUpCashTicket'> = ({ body, caller }, world) => {
  const ticket = guess('cashTicket', caller, world, () => cashTicketOf(body.identifier, world));
  if (ticket === 'tooMany') return tooMany();
  if (ticket === 'unknown') return denied(unknownTicket);
  const { identifier, payment, ...known } = ticket;
  const refund = refundOf(identifier, world);
  return ok({
    ...known,
    payment: payment !== null && payment.timestamp <= world.clock.now() ? payment : null,
    refundObj: refund === undefined ? null : toRefund(refund),
  });
};

import { ok, tooMany } from '../../http/answers.ts';
import type { OpenHandler } from '../../http/operationTypes.ts';
import { cashTicketOf, unknownTicket } from './cashTickets.ts';
import { denied } from './denied.ts';
import { guess } from './guess.ts';
import { refundOf, toRefund } from './refunds.ts';

/**
 * What is known of a ticket, for anyone who has its number (P7.23). A transfer that has not arrived
 * yet is not answered as a payment (P9.12).
 */
export const lookUpCashTicket: OpenHandler<'lookUpCashTicket'> = ({ body, caller }, services) => {
  const ticket = guess('cashTicket', caller, services, () =>
    cashTicketOf(body.identifier, services),
  );
  if (ticket === 'tooMany') return tooMany();
  if (ticket === 'unknown') return denied(unknownTicket);
  const { identifier, payment, ...known } = ticket;
  const refund = refundOf(identifier, services);
  return ok({
    ...known,
    payment: payment !== null && payment.timestamp <= services.clock.now() ? payment : null,
    refundObj: refund === undefined ? null : toRefund(refund),
  });
};

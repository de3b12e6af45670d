import { failed, ok } from '../../http/answers.ts';
import type { Handler } from '../../http/operationTypes.ts';
import { fromLocalDateTime } from '../../rules/parisTime.ts';
import { ticketsWhere, toTicket } from './tickets.ts';

/**
 * The tickets of a period, both ends included (P7.29). A period that ends before it starts has
 * none.
 */
export const listTickets: Handler<'listTickets'> = ({ query, caller }, services) => {
  const start = fromLocalDateTime(query.startDate, 'start');
  const end = fromLocalDateTime(query.endDate, 'end');
  if (start === null || end === null) return failed("La période demandée n'est pas valide.");
  const inPeriod = 'at BETWEEN :start AND :end';
  const tickets = ticketsWhere(caller.accountId, inPeriod, { start, end }, services);
  return ok({ status: 'success', message: null, data: tickets.map(toTicket) });
};

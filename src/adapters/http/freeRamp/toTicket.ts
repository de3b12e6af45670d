import type { Ticket as WireTicket, TicketFlux } from '../../../../generated/api';
import { instant } from '../../../domain/basis/instant';
import { centsFromEuros } from '../../../domain/basis/money';
import type { Ticket } from '../../../domain/freeRamp/ticket';
import type { TicketCard } from '../../../domain/freeRamp/ticketCard';
import { toReceipt } from './toReceipt';

/** From the wire: euros become cents, a timestamp an instant. */
export function toTicket(ticket: WireTicket): Ticket {
  return {
    id: ticket.id,
    start: ticket.startName,
    end: ticket.endName,
    plate: ticket.licencePlate,
    at: instant(ticket.creationDate.timestamp),
    amount: centsFromEuros(ticket.amount),
    receipt: ticket.receipt && toReceipt(ticket.receipt),
  };
}

/** A flux of the contract (P3.4). */
export function toTicketCard(flux: TicketFlux): TicketCard {
  return {
    id: flux.id,
    plate: flux.licencePlate,
    lastDigits: flux.lastFourDigits,
    linkedAt: instant(flux.creationDate.timestamp),
  };
}

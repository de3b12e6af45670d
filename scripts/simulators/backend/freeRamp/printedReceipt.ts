import type { PrintedReceipt, PrintedTicket } from '../../documents/receiptPdf.ts';
import { toCents } from '../../rules/money.ts';
import type { Services } from '../../world/Services.ts';
import { cashTicketOf, directlyFinal, type CashTicket } from './cashTickets.ts';
import type { ReceiptRow } from './receipts.ts';
import { refundsWhere } from './refunds.ts';

/** The receipt of such a ticket is no longer accessible (P4.20). */
export interface HandedOutReceipt {
  readonly handedOutAtLane: true;
}

/**
 * The content of the receipt with these 20 digits: a created receipt, otherwise that of the cash
 * ticket itself (P6.1).
 */
export function printedReceiptOf(
  identifier: string,
  services: Services,
): PrintedReceipt | HandedOutReceipt | undefined {
  const made = services.store.row<ReceiptRow>(
    'SELECT id, identifier, createdAt, countTickets FROM receipt WHERE identifier = :identifier',
    { identifier },
  );
  if (made !== undefined) return ofMade(made, services);
  const ticket = cashTicketOf(identifier, services);
  if (ticket === undefined) return undefined;
  if (ticket.state === directlyFinal) return { handedOutAtLane: true };
  return {
    number: identifier,
    createdAt: ticket.date.timestamp,
    tickets: [printedTicket(ticket)],
    refundedCents: 0,
  };
}

/** Lists either the tickets of linked cards, or cash tickets and the amount refunded. */
function ofMade({ id, identifier, createdAt }: ReceiptRow, services: Services): PrintedReceipt {
  const byCard = services.store.rows<PrintedTicket>(
    `SELECT startName || ' – ' || endName AS place, at, cents FROM ticket
     WHERE receiptId = :id ORDER BY at, id`,
    { id },
  );
  const refunds = refundsWhere('refund.receiptId = :id', { id }, services);
  const inCash = refunds.flatMap((refund) => {
    const ticket = cashTicketOf(refund.identifier, services);
    return ticket === undefined ? [] : [printedTicket(ticket)];
  });
  return {
    number: identifier,
    createdAt,
    tickets: [...byCard, ...inCash],
    refundedCents: refunds.reduce((sum, { cents }) => sum + cents, 0),
  };
}

function printedTicket({ toll, lane, start, end, date, total }: CashTicket): PrintedTicket {
  const trip = [start, end].filter((name) => name !== null).join(' – ');
  const place = [trip, toll, lane].filter((name) => name !== null && name !== '').join(', ');
  return { place, at: date.timestamp, cents: toCents(total) };
}

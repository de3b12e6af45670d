import type { PrintedReceipt, PrintedTicket } from '../../documents/receiptPdf.ts';
import { toCents } from '../../rules/money.ts';
import type { World } from '../../world/World.ts';
import { cashTicketOf, directlyFinal, type CashTicket } from './cashTickets.ts';
import type { ReceiptRow } from './receipts.ts';
import { refundsWhere } from './refunds.ts';

/** The receipt of a ticket that cannot be accessed any more (P4.20). */
export interface HandedOutReceipt {
  readonly handedOutAtLane: true;
}

/** What stands on the receipt with these 20 digits: one that was made, else that of the cash ticket itself (P6.1). */
export function printedReceiptOf(
  identifier: string,
  world: World,
): PrintedReceipt | HandedOutReceipt | undefined {
  const made = world.store.row<ReceiptRow>(
    'SELECT id, identifier, createdAt, countTickets FROM receipt WHERE identifier = :identifier',
    { identifier },
  );
  if (made !== undefined) return ofMade(made, world);
  const ticket = cashTicketOf(identifier, world);
  if (ticket === undefined) return undefined;
  if (ticket.state === directlyFinal) return { handedOutAtLane: true };
  return {
    number: identifier,
    createdAt: ticket.date.timestamp,
    tickets: [printedTicket(ticket)],
    refundedCents: 0,
  };
}

/** Tickets of linked cards, or cash tickets and what is refunded of them. */
function ofMade({ id, identifier, createdAt }: ReceiptRow, world: World): PrintedReceipt {
  const byCard = world.store.rows<PrintedTicket>(
    `SELECT startName || ' – ' || endName AS place, at, cents FROM ticket
     WHERE receiptId = :id ORDER BY at, id`,
    { id },
  );
  const refunds = refundsWhere('refund.receiptId = :id', { id }, world);
  const inCash = refunds.flatMap((refund) => {
    const ticket = cashTicketOf(refund.identifier, world);
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

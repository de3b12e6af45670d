import type { components } from '../../../../generated/api.ts';
import { toEuros } from '../../rules/money.ts';
import type { Services } from '../../world/Services.ts';
import { toReceipt } from './receipts.ts';

/** A passage paid with a linked card, with its receipt if there is one. */
export interface TicketRow {
  readonly id: number;
  readonly startName: string;
  readonly endName: string;
  readonly licencePlate: string;
  readonly at: number;
  readonly cents: number;
  readonly receiptId: number | null;
  readonly receiptIdentifier: string | null;
  readonly receiptCreatedAt: number | null;
  readonly receiptCount: number | null;
}

/**
 * The tickets that the account sees and that match `condition` (SQL on `ticket`), newest first. A
 * ticket of a linked card becomes visible up to 72 hours after the passage (P9.12).
 */
export function ticketsWhere(
  accountId: number,
  condition: string,
  values: Readonly<Record<string, string | number>>,
  { store, clock }: Pick<Services, 'store' | 'clock'>,
): readonly TicketRow[] {
  return store.rows<TicketRow>(
    `SELECT ticket.id, startName, endName, licencePlate, at, cents, receiptId,
       receipt.identifier AS receiptIdentifier, receipt.createdAt AS receiptCreatedAt,
       receipt.countTickets AS receiptCount
     FROM ticket
     JOIN ticketFlux ON ticketFlux.id = ticket.fluxId
     LEFT JOIN receipt ON receipt.id = ticket.receiptId
     WHERE ticketFlux.accountId = :accountId AND removedAt IS NULL AND visibleFrom <= :now AND ${condition}
     ORDER BY at DESC, ticket.id DESC`,
    { ...values, accountId, now: clock.now() },
  );
}

/** A ticket in the contract's shape (P3.5). */
export function toTicket(ticket: TicketRow): components['schemas']['Ticket'] {
  const { id, startName, endName, licencePlate, at, cents } = ticket;
  return {
    id,
    startName,
    endName,
    licencePlate,
    creationDate: { timestamp: at },
    amount: toEuros(cents),
    receipt: receiptOf(ticket),
  };
}

function receiptOf(ticket: TicketRow): components['schemas']['Receipt'] | null {
  const { receiptId, receiptIdentifier, receiptCreatedAt, receiptCount } = ticket;
  if (receiptId === null || receiptIdentifier === null) return null;
  return toReceipt({
    id: receiptId,
    identifier: receiptIdentifier,
    createdAt: receiptCreatedAt ?? 0,
    countTickets: receiptCount ?? 0,
  });
}

import type { Instant } from '../basis/instant';
import type { Cents } from '../basis/money';
import type { Receipt } from './receipt';

/** A passage paid with a linked card (P3.5). */
export interface Ticket {
  readonly id: number;
  readonly start: string;
  readonly end: string;
  readonly plate: string;
  readonly at: Instant;
  readonly amount: Cents;
  /** null: not on a receipt yet. */
  readonly receipt: Receipt | null;
}

/** Only a ticket without a receipt may be ticked (P4.26). */
export function isSelectable({ receipt }: Ticket): boolean {
  return receipt === null;
}

/** The list after the tickets with these ids were put on a receipt. */
export function withReceipt(
  tickets: readonly Ticket[],
  ids: readonly number[],
  receipt: Receipt,
): readonly Ticket[] {
  return tickets.map((ticket) => (ids.includes(ticket.id) ? { ...ticket, receipt } : ticket));
}

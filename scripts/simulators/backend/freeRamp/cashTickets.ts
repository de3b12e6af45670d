import type { components } from '../../../../generated/api.ts';
import type { World } from '../../world/World.ts';

/** A ticket as the lane wrote it (P3.8); amounts in euros, as on the wire. */
export interface CashTicket extends Omit<components['schemas']['CashTicket'], 'refundObj'> {
  readonly identifier: string;
}

/** The sentence about a ticket's number, wherever it is given. */
export const unknownTicket = 'Aucun ticket ne correspond à cet identifiant.';

/** The receipt was handed out at the lane and cannot be accessed (P4.20). */
export const directlyFinal = 'directement final';

/** The ticket with these 20 digits. */
export function cashTicketOf(
  identifier: string,
  { store }: Pick<World, 'store'>,
): CashTicket | undefined {
  const row = store.row<{ data: string }>(
    'SELECT data FROM cashTicket WHERE identifier = :identifier',
    { identifier },
  );
  return row && { ...(JSON.parse(row.data) as Omit<CashTicket, 'identifier'>), identifier };
}

/** P4.14, P4.20: nothing is refunded of a ticket that the lane did, or that was not paid. */
export function isRefundable({ refund, paid, state }: CashTicket): boolean {
  return refund > 0 && paid && state !== directlyFinal;
}

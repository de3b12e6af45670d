import type { components } from '../../../../generated/api.ts';
import type { Services } from '../../world/Services.ts';

/** A ticket as the toll lane recorded it (P3.8); amounts in decimal euros, as on the wire. */
export interface CashTicket extends Omit<components['schemas']['CashTicket'], 'refundObj'> {
  readonly identifier: string;
}

/** The refusal for an unknown ticket number, shared by several calls. */
export const unknownTicket = 'Aucun ticket ne correspond à cet identifiant.';

/** The receipt was given at the lane and is not accessible online (P4.20). */
export const directlyFinal = 'directement final';

/** The ticket with these 20 digits. */
export function cashTicketOf(
  identifier: string,
  { store }: Pick<Services, 'store'>,
): CashTicket | undefined {
  const row = store.row<{ data: string }>(
    'SELECT data FROM cashTicket WHERE identifier = :identifier',
    { identifier },
  );
  return row && { ...(JSON.parse(row.data) as Omit<CashTicket, 'identifier'>), identifier };
}

/**
 * Not refundable: a ticket whose receipt was given at the lane, or one that was not paid (P4.14,
 * P4.20).
 */
export function isRefundable({ refund, paid, state }: CashTicket): boolean {
  return refund > 0 && paid && state !== directlyFinal;
}

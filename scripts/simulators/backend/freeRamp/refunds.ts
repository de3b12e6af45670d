import type { components } from '../../../../generated/api.ts';
import { toCents, toEuros } from '../../rules/money.ts';
import type { Services } from '../../world/Services.ts';
import { isRefundable, type CashTicket } from './cashTickets.ts';
import { receiptPath } from './receipts.ts';

/** A refund of a cash ticket (P3.7), with its receipt if there is one. */
export interface RefundRow {
  readonly id: number;
  readonly identifier: string;
  /** Null until an account looks the ticket up. */
  readonly accountId: number | null;
  readonly createdAt: number;
  readonly ticketAt: number;
  readonly cents: number;
  readonly claimedAt: number | null;
  readonly receiptIdentifier: string | null;
}

/** The refunds that match `condition` (SQL on `refund`), newest first. */
export function refundsWhere(
  condition: string,
  values: Readonly<Record<string, string | number>>,
  { store }: Pick<Services, 'store'>,
): readonly RefundRow[] {
  return store.rows<RefundRow>(
    `SELECT refund.id, refund.identifier, refund.accountId, refund.createdAt, ticketAt, cents, claimedAt,
       receipt.identifier AS receiptIdentifier
     FROM refund LEFT JOIN receipt ON receipt.id = refund.receiptId
     WHERE ${condition} ORDER BY refund.createdAt DESC, refund.id DESC`,
    values,
  );
}

/** The refund of a ticket, if one was created. */
export function refundOf(
  identifier: string,
  services: Pick<Services, 'store'>,
): RefundRow | undefined {
  return refundsWhere('refund.identifier = :identifier', { identifier }, services)[0];
}

/**
 * The refund of a ticket, created if there is none. It belongs to the first account that looks the
 * ticket up, and this never changes (P6.2); a refund that a visitor requested belongs to no
 * account.
 */
export function ensureRefund(
  ticket: CashTicket,
  accountId: number | null,
  { store, clock }: Pick<Services, 'store' | 'clock'>,
): RefundRow {
  store.run(
    `INSERT INTO refund (identifier, accountId, createdAt, ticketAt, cents, claimedAt)
     VALUES (:identifier, :accountId, :now, :ticketAt, :cents, :claimedAt)
     ON CONFLICT (identifier) DO UPDATE SET accountId = excluded.accountId
       WHERE accountId IS NULL AND claimedAt IS NULL`,
    {
      identifier: ticket.identifier,
      accountId,
      now: clock.now(),
      ticketAt: ticket.date.timestamp,
      cents: isRefundable(ticket) ? toCents(ticket.refund) : 0,
      claimedAt: ticket.payment?.timestamp ?? null,
    },
  );
  const found = refundOf(ticket.identifier, { store });
  if (found === undefined) throw new Error(`no refund of ${ticket.identifier}`);
  return found;
}

/** A refund in the contract's shape. */
export function toRefund(refund: RefundRow): components['schemas']['Refund'] {
  const { id, identifier, createdAt, ticketAt, cents, claimedAt, receiptIdentifier } = refund;
  return {
    id,
    identifier,
    creationDate: { timestamp: createdAt },
    ticketDate: { timestamp: ticketAt },
    amount: toEuros(cents),
    claimed: claimedAt !== null,
    receipt: receiptIdentifier === null ? null : { path: receiptPath(receiptIdentifier) },
  };
}

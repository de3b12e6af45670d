import { randomInt } from 'node:crypto';
import type { components } from '../../../../generated/api.ts';
import { toLocalDateTime } from '../../../contract/localDateTime.ts';
import type { Services } from '../../world/Services.ts';

export interface ReceiptRow {
  readonly id: number;
  readonly identifier: string;
  readonly createdAt: number;
  readonly countTickets: number;
}

/** Where the PDF of a receipt is downloaded (P7.28). */
export function receiptPath(identifier: string): string {
  return `/api/v2/receipt/transaction/${identifier}`;
}

/**
 * Twenty digits that no ticket and no receipt has: the local time of its newest ticket, then six
 * random digits.
 */
export function newReceiptIdentifier(
  newestTicketAt: number,
  { store }: Pick<Services, 'store'>,
): string {
  const moment = toLocalDateTime(newestTicketAt).replaceAll(/\D/g, '');
  for (;;) {
    const identifier = moment + String(randomInt(1_000_000)).padStart(6, '0');
    const taken = store.row(
      `SELECT 1 FROM receipt WHERE identifier = :identifier
       UNION ALL SELECT 1 FROM cashTicket WHERE identifier = :identifier`,
      { identifier },
    );
    if (taken === undefined) return identifier;
  }
}

/** Stores a new receipt. The caller attaches the tickets or refunds. */
export function storeReceipt(
  receipt: {
    readonly accountId: number | null;
    readonly identifier: string;
    readonly countTickets: number;
  },
  { store, clock }: Services,
): ReceiptRow {
  const createdAt = clock.now();
  const { id } = store.run(
    `INSERT INTO receipt (accountId, identifier, createdAt, countTickets)
     VALUES (:accountId, :identifier, :createdAt, :countTickets)`,
    { ...receipt, createdAt },
  );
  return { id, createdAt, identifier: receipt.identifier, countTickets: receipt.countTickets };
}

/** A receipt in the contract's shape (P3.6). */
export function toReceipt({
  id,
  identifier,
  createdAt,
  countTickets,
}: ReceiptRow): components['schemas']['Receipt'] {
  return {
    id,
    creationDate: { timestamp: createdAt },
    countTickets,
    path: receiptPath(identifier),
  };
}

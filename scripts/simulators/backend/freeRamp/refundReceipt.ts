import type { Services } from '../../world/Services.ts';
import { storeReceipt, newReceiptIdentifier, type ReceiptRow } from './receipts.ts';
import type { RefundRow } from './refunds.ts';

/**
 * Creates one receipt for refunds claimed together (P4.23). For a single refund, the receipt has
 * the ticket's number.
 */
export function makeRefundReceipt(
  refunds: readonly [RefundRow, ...RefundRow[]],
  accountId: number | null,
  services: Services,
): ReceiptRow {
  const [{ identifier: onlyTicket }] = refunds;
  const newest = Math.max(...refunds.map(({ ticketAt }) => ticketAt));
  const receipt = storeReceipt(
    {
      accountId,
      identifier: refunds.length === 1 ? onlyTicket : newReceiptIdentifier(newest, services),
      countTickets: refunds.length,
    },
    services,
  );
  services.store.run(
    'UPDATE refund SET receiptId = :receiptId WHERE id IN (SELECT value FROM json_each(:ids))',
    { receiptId: receipt.id, ids: JSON.stringify(refunds.map(({ id }) => id)) },
  );
  return receipt;
}

import type { World } from '../../world/World.ts';
import { keepReceipt, newReceiptIdentifier, type ReceiptRow } from './receipts.ts';
import type { RefundRow } from './refunds.ts';

/** Makes the one receipt of refunds claimed together (P4.23). That of a single ticket bears the ticket's own number. */
export function makeRefundReceipt(
  refunds: readonly [RefundRow, ...RefundRow[]],
  accountId: number | null,
  world: World,
): ReceiptRow {
  const [{ identifier: onlyTicket }] = refunds;
  const newest = Math.max(...refunds.map(({ ticketAt }) => ticketAt));
  const receipt = keepReceipt(
    {
      accountId,
      identifier: refunds.length === 1 ? onlyTicket : newReceiptIdentifier(newest, world),
      countTickets: refunds.length,
    },
    world,
  );
  world.store.run(
    'UPDATE refund SET receiptId = :receiptId WHERE id IN (SELECT value FROM json_each(:ids))',
    { receiptId: receipt.id, ids: JSON.stringify(refunds.map(({ id }) => id)) },
  );
  return receipt;
}

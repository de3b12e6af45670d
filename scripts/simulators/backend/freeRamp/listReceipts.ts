import { ok } from '../../http/answers.ts';
import type { Handler } from '../../http/operationTypes.ts';
import { toReceipt, type ReceiptRow } from './receipts.ts';

/** The account's receipts, of tickets and of refunds, newest first (P7.26). */
export const listReceipts: Handler<'listReceipts'> = ({ caller }, { store }) => {
  const receipts = store.rows<ReceiptRow>(
    `SELECT id, identifier, createdAt, countTickets FROM receipt
     WHERE accountId = :accountId ORDER BY createdAt DESC, id DESC`,
    { accountId: caller.accountId },
  );
  return ok({ status: 'success', message: null, data: receipts.map(toReceipt) });
};

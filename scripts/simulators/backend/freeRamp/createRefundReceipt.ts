import { failed, ok, tooMany } from '../../http/answers.ts';
import type { OpenHandler } from '../../http/operationTypes.ts';
import { guess } from './guess.ts';
import { receiptPath } from './receipts.ts';
import { makeRefundReceipt } from './refundReceipt.ts';
import { refundsWhere } from './refunds.ts';

/**
 * The receipt of a refund that was requested, created on the first call (P7.26). The caller must
 * also know the ticket: a request with another ticket gets the same answer as an unknown refund.
 */
export const createRefundReceipt: OpenHandler<'createRefundReceipt'> = (call, services) => {
  const { path, body, caller } = call;
  const [identifier = '', ...others] = body.transactions;
  const refund = guess('cashTicket', caller, services, () => {
    if (others.length > 0) return undefined;
    const condition =
      'refund.id = :id AND refund.identifier = :identifier AND claimedAt IS NOT NULL';
    return refundsWhere(condition, { id: path.id, identifier }, services)[0];
  });
  if (refund === 'tooMany') return tooMany();
  if (refund === 'unknown') return failed("Cette demande de remboursement n'existe pas.");
  if (refund.receiptIdentifier !== null) {
    return ok({ status: 'success', path: receiptPath(refund.receiptIdentifier) });
  }
  const isOwn = caller !== null && caller.accountId === refund.accountId;
  const receipt = makeRefundReceipt([refund], isOwn ? caller.accountId : null, services);
  return ok({ status: 'success', path: receiptPath(receipt.identifier) });
};

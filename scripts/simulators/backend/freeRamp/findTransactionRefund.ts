import { failed, ok, tooMany } from '../../http/answers.ts';
import type { OpenHandler } from '../../http/operationTypes.ts';
import { guess } from './guess.ts';
import { refundsWhere, toRefund } from './refunds.ts';

/**
 * The refund with this id (P7.27): one of the caller's, or one that a visitor requested. The answer
 * contains the ticket's number, which is enough to request its refund, so an open call must never
 * return a refund of an account.
 */
export const findTransactionRefund: OpenHandler<'findTransactionRefund'> = (call, services) => {
  const { path, caller } = call;
  const values = { id: path.id, accountId: caller?.accountId ?? 0 };
  const condition = 'refund.id = :id AND coalesce(refund.accountId, :accountId) = :accountId';
  const refund = guess(
    'transactionRefund',
    caller,
    services,
    () => refundsWhere(condition, values, services)[0],
  );
  if (refund === 'tooMany') return tooMany();
  if (refund === 'unknown') return failed('Aucun remboursement ne correspond à cette transaction.');
  return ok({ status: 'success', message: null, data: toRefund(refund) });
};

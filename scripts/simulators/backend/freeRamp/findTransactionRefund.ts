import { failed, ok, tooMany } from '../../http/answers.ts';
import type { OpenHandler } from '../../http/operationTypes.ts';
import { guess } from './guess.ts';
import { refundsWhere, toRefund } from './refunds.ts';

/**
 * The refund with this id (P7.27): the caller's own, or one that a visitor asked for. The answer names the ticket, which
 * is all it takes to have it refunded, so whoever counts through ids must not come upon those of accounts.
 */
export const findTransactionRefund: OpenHandler<'findTransactionRefund'> = (call, world) => {
  const { path, caller } = call;
  const values = { id: path.id, accountId: caller?.accountId ?? 0 };
  const condition = 'refund.id = :id AND coalesce(refund.accountId, :accountId) = :accountId';
  const refund = guess(
    'transactionRefund',
    caller,
    world,
    () => refundsWhere(condition, values, world)[0],
  );
  if (refund === 'tooMany') return tooMany();
  if (refund === 'unknown') return failed('Aucun remboursement ne correspond à cette transaction.');
  return ok({ status: 'success', message: null, data: toRefund(refund) });
};

import { ok } from '../../http/answers.ts';
import type { Handler } from '../../http/operationTypes.ts';
import { refundsWhere, toRefund } from './refunds.ts';

/** The account's refunds, newest first (P7.27). */
export const listRefunds: Handler<'listRefunds'> = ({ caller: { accountId } }, services) => {
  const refunds = refundsWhere('refund.accountId = :accountId', { accountId }, services);
  return ok({ status: 'success', message: null, data: refunds.map(toRefund) });
};

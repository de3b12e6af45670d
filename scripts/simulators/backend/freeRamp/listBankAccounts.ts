import { ok } from '../../http/answers.ts';
import type { Handler } from '../../http/operationTypes.ts';
import { bankAccountOf } from './bankAccounts.ts';

/** None or one (P7.30). */
export const listBankAccounts: Handler<'listBankAccounts'> = ({ caller }, services) => {
  const bank = bankAccountOf(caller.accountId, services);
  return ok({ status: 'success', message: null, data: bank === undefined ? [] : [bank] });
};

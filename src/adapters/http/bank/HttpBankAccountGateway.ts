import { constUndefined, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as operations from '../../../../generated/operations';
import type { BankAccountGateway } from '../../../application/ports/bank/BankAccountGateway';
import type { ApiClient } from '../core/apiClient';
import { call } from '../core/call';
import { toBankAccount } from './toBankAccount';

/** An account has one bank account (P3.3): of a longer list, the first is used. */
export function httpBankAccountGateway(api: ApiClient): BankAccountGateway {
  return {
    find: () =>
      pipe(
        call(api, operations.listBankAccounts),
        TE.map(({ data: [first] }) => (first ? toBankAccount(first) : null)),
      ),
    save: ({ beneficiary, iban, bic }) =>
      pipe(
        call(api, operations.saveBankAccount, { body: { name: beneficiary, iban, bic } }),
        TE.map(({ bank }) => toBankAccount(bank)),
      ),
    remove: (id) =>
      pipe(call(api, operations.removeBankAccount, { path: { id } }), TE.map(constUndefined)),
  };
}

import { pipe } from 'fp-ts/function';
import { map, mapLeft } from 'fp-ts/TaskEither';
import {
  listBankAccountsAnswers,
  removeBankAccountAnswers,
  saveBankAccountAnswers,
} from '../../../generated/codecs';
import type { BankAccountGateway } from '../../application/ports/BankAccountGateway';
import type { ApiClient } from './apiClient';
import { call } from './call';
import { toBankAccount } from './toBankAccount';
import { toServiceError } from './toServiceError';

/** Only one is kept (P3.3): of a list with several the first counts. */
export function httpBankAccountGateway(api: ApiClient): BankAccountGateway {
  return {
    find: () =>
      pipe(
        call(
          api,
          (signal) => api.http.GET('/api/v2/bank', { signal }),
          listBankAccountsAnswers[200],
        ),
        map(({ data: [first] }) => (first ? toBankAccount(first) : null)),
        mapLeft(toServiceError),
      ),
    save: ({ beneficiary, iban, bic }) =>
      pipe(
        call(
          api,
          (signal) =>
            api.http.PUT('/api/v2/bank', { body: { name: beneficiary, iban, bic }, signal }),
          saveBankAccountAnswers[200],
        ),
        map(({ bank }) => toBankAccount(bank)),
        mapLeft(toServiceError),
      ),
    remove: (id) =>
      pipe(
        call(
          api,
          (signal) => api.http.DELETE('/api/v2/bank/{id}', { params: { path: { id } }, signal }),
          removeBankAccountAnswers[200],
        ),
        map(() => undefined),
        mapLeft(toServiceError),
      ),
  };
}

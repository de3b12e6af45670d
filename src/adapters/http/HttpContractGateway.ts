import { pipe } from 'fp-ts/function';
import { map, mapLeft } from 'fp-ts/TaskEither';
import { savePostalDetailsAnswers } from '../../../generated/codecs';
import type { ContractGateway } from '../../application/ports/ContractGateway';
import type { ApiClient } from './apiClient';
import { call } from './call';
import { fromPostalDetails } from './fromPostalDetails';
import { toContract } from './toContract';
import { toSaved } from './toSaved';
import { toServiceError } from './toServiceError';

export function httpContractGateway(api: ApiClient): ContractGateway {
  return {
    savePostalDetails: ({ contractId, username, details }) =>
      pipe(
        call(
          api,
          (signal) =>
            api.http.PUT('/api/private/update/contract/{id}/coordinates/postal', {
              params: { path: { id: contractId } },
              body: { username, ...fromPostalDetails(details) },
              signal,
            }),
          savePostalDetailsAnswers[200],
        ),
        map((answer) => ({ ...toSaved(answer), contract: toContract(answer.contract) })),
        mapLeft(toServiceError),
      ),
  };
}

import { pipe } from 'fp-ts/function';
import { map, mapLeft } from 'fp-ts/TaskEither';
import {
  saveBankDetailsAnswers,
  savePostalDetailsAnswers,
  savePostalInvoicesAnswers,
} from '../../../generated/codecs';
import type { ContractGateway } from '../../application/ports/ContractGateway';
import type { ApiClient } from './apiClient';
import { call } from './call';
import { forUpload } from './forUpload';
import { fromPostalDetails } from './fromPostalDetails';
import { multipart } from './multipart';
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
    saveBankDetails: ({ contractId, iban, slip }) =>
      pipe(
        call(
          forUpload(api, slip.size),
          (signal) =>
            api.http.POST('/api/private/update/contract/{id}/coordinates/bank', {
              params: { path: { id: contractId } },
              body: { iban, rib: slip },
              ...multipart,
              signal,
            }),
          saveBankDetailsAnswers[200],
        ),
        map(toSaved),
        mapLeft(toServiceError),
      ),
    savePostalInvoices: ({ contractId, isOn }) =>
      pipe(
        call(
          api,
          (signal) =>
            api.http.PUT('/api/private/update/contract/{id}/detailedInvoice', {
              params: { path: { id: contractId } },
              body: { detailedInvoice: isOn },
              signal,
            }),
          savePostalInvoicesAnswers[200],
        ),
        map(toSaved),
        mapLeft(toServiceError),
      ),
  };
}

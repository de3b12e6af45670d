import { pipe } from 'fp-ts/function';
import { map, mapLeft } from 'fp-ts/TaskEither';
import { saveBankDetailsAnswers, savePostalInvoiceOptionAnswers } from '../../../generated/codecs';
import type { BillingGateway } from '../../application/ports/BillingGateway';
import type { ApiClient } from './apiClient';
import { call } from './call';
import { multipart } from './multipart';
import { toSaved } from './toSaved';
import { toServiceError } from './toServiceError';

/** The slowest line that an upload is waited for, in bytes per millisecond: 10 MB in 200 seconds. */
const SLOWEST_UPLOAD = 50;

export function httpBillingGateway(api: ApiClient): BillingGateway {
  return {
    saveBankDetails: ({ contractId, iban, slip }) =>
      pipe(
        call(
          { ...api, timeoutMs: api.timeoutMs + slip.size / SLOWEST_UPLOAD },
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
          savePostalInvoiceOptionAnswers[200],
        ),
        map(toSaved),
        mapLeft(toServiceError),
      ),
  };
}

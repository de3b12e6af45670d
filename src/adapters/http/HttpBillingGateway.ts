import { pipe } from 'fp-ts/function';
import { map, mapLeft } from 'fp-ts/TaskEither';
import { savePostalInvoiceOptionAnswers } from '../../../generated/codecs';
import type { BillingGateway } from '../../application/ports/BillingGateway';
import type { ApiClient } from './apiClient';
import { call } from './call';
import { toSaved } from './toSaved';
import { toServiceError } from './toServiceError';

export function httpBillingGateway(api: ApiClient): BillingGateway {
  return {
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

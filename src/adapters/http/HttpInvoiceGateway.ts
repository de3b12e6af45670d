import { pipe } from 'fp-ts/function';
import { mapLeft } from 'fp-ts/TaskEither';
import type { InvoiceError, InvoiceGateway } from '../../application/ports/InvoiceGateway';
import type { ApiClient } from './apiClient';
import type { ApiFailure } from './ApiFailure';
import { pdfCall } from './pdfCall';
import { toServiceError } from './toServiceError';

export function httpInvoiceGateway(api: ApiClient): InvoiceGateway {
  return {
    download: (number) =>
      pipe(
        pdfCall(api, (signal) =>
          api.http.GET('/api/private/invoice/{noInvoice}', {
            params: { path: { noInvoice: number } },
            parseAs: 'arrayBuffer',
            signal,
          }),
        ),
        mapLeft(toInvoiceError),
      ),
  };
}

function toInvoiceError(failure: ApiFailure): InvoiceError {
  if (failure.kind === 'malformed') return { kind: 'invoice/not-a-pdf' };
  return failure.kind === 'http' && failure.status === 404
    ? { kind: 'invoice/not-found', message: failure.message }
    : toServiceError(failure);
}

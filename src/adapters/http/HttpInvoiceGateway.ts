import { pipe } from 'fp-ts/function';
import { map, mapLeft } from 'fp-ts/TaskEither';
import type { InvoiceError, InvoiceGateway } from '../../application/ports/InvoiceGateway';
import type { ApiClient } from './apiClient';
import type { ApiFailure } from './ApiFailure';
import { call } from './call';
import { pdfAnswer } from './pdfAnswer';
import { toServiceError } from './toServiceError';

/** The media type is ours: whatever the server calls its answer, a browser opens it as a PDF and as nothing else. */
export function httpInvoiceGateway(api: ApiClient): InvoiceGateway {
  return {
    download: (number) =>
      pipe(
        call(
          api,
          (signal) =>
            api.http.GET('/api/private/invoice/{noInvoice}', {
              params: { path: { noInvoice: number } },
              parseAs: 'arrayBuffer',
              signal,
            }),
          pdfAnswer,
        ),
        map((bytes) => new Blob([bytes], { type: 'application/pdf' })),
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

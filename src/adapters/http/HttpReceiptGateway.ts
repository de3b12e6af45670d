import { pipe } from 'fp-ts/function';
import { left, map, mapLeft, type TaskEither } from 'fp-ts/TaskEither';
import { createTicketReceiptAnswers, listReceiptsAnswers } from '../../../generated/codecs';
import type { ReceiptError, ReceiptGateway } from '../../application/ports/ReceiptGateway';
import type { ApiClient } from './apiClient';
import type { ApiFailure } from './ApiFailure';
import { call } from './call';
import { pdfCall } from './pdfCall';
import { toPartialList } from './readable';
import { toReceipt } from './toReceipt';
import { toPublicServiceError, toServiceError } from './toServiceError';

const transactionPath = /^\/api\/v2\/receipt\/transaction\/(\d{20})$/;

export function httpReceiptGateway(api: ApiClient): ReceiptGateway {
  return {
    list: () =>
      pipe(
        call(
          api,
          (signal) => api.http.GET('/api/v2/receipt', { signal }),
          listReceiptsAnswers[200],
        ),
        map(({ data }) => toPartialList(data, toReceipt)),
        mapLeft(toServiceError),
      ),
    makeFromTickets: (ids) =>
      pipe(
        call(
          api,
          (signal) => api.http.POST('/api/v2/receipt/tickets', { body: { ids: [...ids] }, signal }),
          createTicketReceiptAnswers[200],
        ),
        map(({ receipt }) => toReceipt(receipt)),
        mapLeft(toServiceError),
      ),
    download: (path) => {
      const identifier = transactionPath.exec(path)?.[1];
      return identifier === undefined
        ? left({ kind: 'receipt/not-found', message: null })
        : downloadOf(api, identifier);
    },
    downloadOfTicket: (identifier) => downloadOf(api, identifier),
  };
}

function downloadOf(api: ApiClient, identifier: string): TaskEither<ReceiptError, Blob> {
  return pipe(
    pdfCall(api, (signal) =>
      api.http.GET('/api/v2/receipt/transaction/{identifier}', {
        params: { path: { identifier } },
        parseAs: 'arrayBuffer',
        signal,
      }),
    ),
    mapLeft(toReceiptError),
  );
}

function toReceiptError(failure: ApiFailure): ReceiptError {
  if (failure.kind === 'malformed') return { kind: 'receipt/not-a-pdf' };
  return failure.kind === 'http' && failure.status === 404
    ? { kind: 'receipt/not-found', message: failure.message }
    : toPublicServiceError(failure);
}

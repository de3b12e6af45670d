import { pipe } from 'fp-ts/function';
import { isNone } from 'fp-ts/Option';
import { left, map, mapLeft, type TaskEither } from 'fp-ts/TaskEither';
import { createTicketReceiptAnswers, listReceiptsAnswers } from '../../../generated/codecs';
import type { ReceiptError, ReceiptGateway } from '../../application/ports/ReceiptGateway';
import { parseReceiptPath, type ReceiptPath } from '../../domain/receipt';
import { bearerOf, type ApiClient } from './apiClient';
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
      if (isNone(parseReceiptPath(path))) return left({ kind: 'receipt/not-found', message: null });
      const identifier = transactionPath.exec(path)?.[1];
      return identifier === undefined ? downloadAt(api, path) : downloadOf(api, identifier);
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
    mapLeft((failure) => toReceiptError(failure)),
  );
}

/** A path that the contract does not name says nothing of who may come: the token goes with it, if there is one (P7.1). */
function downloadAt(api: ApiClient, path: ReceiptPath): TaskEither<ReceiptError, Blob> {
  const headers = bearerOf(api);
  return pipe(
    pdfCall(api, (signal) =>
      api.http.GET(path as never, { headers, parseAs: 'arrayBuffer', signal } as never),
    ),
    mapLeft((failure) => toReceiptError(failure, 'Authorization' in headers)),
  );
}

/** Without a token a 401 says nothing of the visitor's session. */
function toReceiptError(failure: ApiFailure, hasToken = false): ReceiptError {
  if (failure.kind === 'malformed') return { kind: 'receipt/not-a-pdf' };
  return failure.kind === 'http' && failure.status === 404
    ? { kind: 'receipt/not-found', message: failure.message }
    : (hasToken ? toServiceError : toPublicServiceError)(failure);
}

import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as operations from '../../../../generated/operations';
import type {
  ReceiptError,
  ReceiptGateway,
} from '../../../application/ports/freeRamp/ReceiptGateway';
import { parseReceiptPath, type ReceiptPath } from '../../../domain/freeRamp/receipt';
import type { ApiClient } from '../core/apiClient';
import type { ApiFailure } from '../core/ApiFailure';
import { call } from '../core/call';
import { toPartialList } from '../core/readable';
import { toReceipt } from './toReceipt';

const transactionPath = /^\/api\/v2\/receipt\/transaction\/(\d{20})$/;

/** `ReceiptGateway` over HTTP; its statements are in the port. */
export function httpReceiptGateway(api: ApiClient): ReceiptGateway {
  return {
    list: () =>
      pipe(
        call(api, operations.listReceipts),
        TE.map(({ data }) => toPartialList(data, toReceipt)),
      ),
    makeFromTickets: (ids) =>
      pipe(
        call(api, operations.createTicketReceipt, { body: { ids } }),
        TE.map(({ receipt }) => toReceipt(receipt)),
      ),
    download: (path) => {
      if (parseReceiptPath(path) === null) {
        return TE.left({ kind: 'receipt/not-found', message: null });
      }
      const identifier = transactionPath.exec(path)?.[1];
      return identifier === undefined ? downloadAt(api, path) : downloadOf(api, identifier);
    },
    downloadOfTicket: (identifier) => downloadOf(api, identifier),
  };
}

function downloadOf(api: ApiClient, identifier: string): TE.TaskEither<ReceiptError, Blob> {
  const input = { path: { identifier } };
  return call(api, operations.downloadTransactionReceipt, input, toReceiptError);
}

/**
 * For a path outside the contract, it is unknown whether a token is required: it is sent if there is one
 * (P7.1).
 */
function downloadAt(api: ApiClient, path: ReceiptPath): TE.TaskEither<ReceiptError, Blob> {
  const receiptAtPath = {
    ...operations.downloadTransactionReceipt,
    path,
    access: 'optional',
  } as const;
  return call(api, receiptAtPath, {}, toReceiptError);
}

function toReceiptError(failure: ApiFailure): ReceiptError | null {
  if (failure.kind === 'malformed') return { kind: 'receipt/not-a-pdf' };
  return failure.kind === 'http' && failure.status === 404
    ? { kind: 'receipt/not-found', message: failure.message }
    : null;
}

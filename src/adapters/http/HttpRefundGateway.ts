import { pipe } from 'fp-ts/function';
import { filterOrElse, map, mapLeft } from 'fp-ts/TaskEither';
import {
  claimRefundsAnswers,
  createRefundReceiptAnswers,
  findRefundAnswers,
  findTransactionRefundAnswers,
  listRefundsAnswers,
  lookUpCashTicketAnswers,
  requestRefundAnswers,
} from '../../../generated/codecs';
import type { ServiceError } from '../../application/kernel/ServiceError';
import type { RefundGateway } from '../../application/ports/RefundGateway';
import { eurosFromCents } from '../../domain/money';
import type { ReceiptPath } from '../../domain/receipt';
import type { FoundTicket } from '../../domain/refund';
import type { RefundIdentifier } from '../../domain/refundIdentifier';
import { bearerOf, type ApiClient } from './apiClient';
import { call } from './call';
import { toPartialList } from './readable';
import { toAccountTicket, toFoundTicket } from './toFoundTicket';
import { toReceipt } from './toReceipt';
import { toRefund } from './toRefund';
import { orNotFound, toPublicServiceError, toServiceError } from './toServiceError';

export function httpRefundGateway(api: ApiClient): RefundGateway {
  return {
    lookUp: (identifier) =>
      pipe(
        call(
          api,
          (signal) => api.http.POST('/api/public/free/cash', { body: { identifier }, signal }),
          lookUpCashTicketAnswers[200],
        ),
        map((ticket) => toFoundTicket(identifier, ticket)),
        mapLeft(orNotFound(toPublicServiceError)),
      ),
    lookUpForAccount: (identifier) =>
      pipe(
        call(
          api,
          (signal) =>
            api.http.GET('/api/v2/refund/{identifier}', {
              params: { path: { identifier } },
              signal,
            }),
          findRefundAnswers[200],
        ),
        map((found) => toAccountTicket(identifier, found)),
        mapLeft(orNotFound(toServiceError)),
        filterOrElse(isKnown, (): ServiceError => ({ kind: 'service/unreadable' })),
      ),
    request: ({ amount, ...request }) => {
      const headers = bearerOf(api);
      return pipe(
        call(
          api,
          (signal) =>
            api.http.POST('/api/v2/refund', {
              body: { ...request, amount: eurosFromCents(amount) },
              headers,
              signal,
            }),
          requestRefundAnswers[200],
        ),
        map(({ id }) => ({ id, identifier: request.identifier })),
        mapLeft('Authorization' in headers ? toServiceError : toPublicServiceError),
      );
    },
    makeReceipt: ({ id, identifier }) =>
      pipe(
        call(
          api,
          (signal) =>
            api.http.POST('/api/v2/receipt/refund/{id}', {
              params: { path: { id } },
              body: { transactions: [identifier] },
              signal,
            }),
          createRefundReceiptAnswers[200],
        ),
        map(({ path }) => path as ReceiptPath),
        mapLeft(toPublicServiceError),
      ),
    list: () =>
      pipe(
        call(api, (signal) => api.http.GET('/api/v2/refund', { signal }), listRefundsAnswers[200]),
        map(({ data }) => toPartialList(data, toRefund)),
        mapLeft(toServiceError),
      ),
    claim: (ids) =>
      pipe(
        call(
          api,
          (signal) => api.http.PUT('/api/v2/refund/claim', { body: { ids: [...ids] }, signal }),
          claimRefundsAnswers[200],
        ),
        map(({ receipt, message }) => ({
          receipt: toReceipt(receipt),
          sentence: message?.trim() || null,
        })),
        mapLeft(toServiceError),
      ),
    findIdentifier: (requestId) =>
      pipe(
        call(
          api,
          (signal) =>
            api.http.GET('/api/v2/refund/transaction/{id}', {
              params: { path: { id: requestId } },
              signal,
            }),
          findTransactionRefundAnswers[200],
        ),
        map(({ data }) => data.identifier as RefundIdentifier),
        mapLeft(orNotFound(toPublicServiceError)),
      ),
  };
}

function isKnown(ticket: FoundTicket | null): ticket is FoundTicket {
  return ticket !== null;
}

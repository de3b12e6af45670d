import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as operations from '../../../../generated/operations';
import type { ServiceError } from '../../../application/kernel/ServiceError';
import type { RefundGateway } from '../../../application/ports/freeRamp/RefundGateway';
import { eurosFromCents } from '../../../domain/basis/money';
import type { ReceiptPath } from '../../../domain/freeRamp/receipt';
import type { FoundTicket } from '../../../domain/freeRamp/refund';
import type { RefundIdentifier } from '../../../domain/freeRamp/refundIdentifier';
import type { ApiClient } from '../core/apiClient';
import type { ApiFailure } from '../core/ApiFailure';
import { call } from '../core/call';
import { toPartialList } from '../core/readable';
import { toNotFound } from '../core/toServiceError';
import {
  isHandedOutRefusal,
  toAccountTicket,
  toFoundTicket,
  toHandedOutTicket,
  type CanBeHandedOut,
} from './toFoundTicket';
import { toReceipt } from './toReceipt';
import { toRefund } from './toRefund';

/** `RefundGateway` over HTTP; its statements are in the port. */
export function httpRefundGateway(api: ApiClient): RefundGateway {
  return {
    lookUp: (identifier) =>
      pipe(
        call(api, operations.lookUpCashTicket, { body: { identifier } }, toLookUpError),
        TE.map((ticket) => toFoundTicket(identifier, ticket)),
        TE.orElse((error) => handedOutOr(error, identifier)),
      ),
    lookUpForAccount: (identifier) =>
      pipe(
        call(api, operations.findRefund, { path: { identifier } }, toLookUpError),
        TE.map((found) => toAccountTicket(identifier, found)),
        TE.filterOrElseW(isKnown, (): ServiceError => ({ kind: 'service/unreadable' })),
        TE.orElse((error) => handedOutOr(error, identifier)),
      ),
    request: ({ amount, ...request }) =>
      pipe(
        call(api, operations.requestRefund, {
          body: { ...request, amount: eurosFromCents(amount) },
        }),
        TE.map(({ id }) => ({ id, identifier: request.identifier })),
      ),
    makeReceipt: ({ id, identifier }) =>
      pipe(
        call(api, operations.createRefundReceipt, {
          path: { id },
          body: { transactions: [identifier] },
        }),
        TE.map(({ path }) => path as ReceiptPath),
      ),
    list: () =>
      pipe(
        call(api, operations.listRefunds),
        TE.map(({ data }) => toPartialList(data, toRefund)),
      ),
    claim: (ids) =>
      pipe(
        call(api, operations.claimRefunds, { body: { ids } }),
        TE.map(({ receipt, message }) => ({
          receipt: toReceipt(receipt),
          sentence: message?.trim() || null,
        })),
      ),
    findIdentifier: (id) =>
      pipe(
        call(api, operations.findTransactionRefund, { path: { id } }, toNotFound),
        TE.map(({ data }) => data.identifier as RefundIdentifier),
      ),
  };
}

/** The server refuses a lookup, and says that the receipt was handed out at the lane: this is its result. */
interface HandedOut {
  readonly kind: 'ticket/handed-out';
}

function toLookUpError(failure: ApiFailure<CanBeHandedOut>): ServiceError | HandedOut | null {
  return isHandedOutRefusal(failure) ? { kind: 'ticket/handed-out' } : toNotFound(failure);
}

function handedOutOr(
  error: ServiceError | HandedOut,
  identifier: RefundIdentifier,
): TE.TaskEither<ServiceError, FoundTicket> {
  return error.kind === 'ticket/handed-out'
    ? TE.right(toHandedOutTicket(identifier))
    : TE.left(error);
}

function isKnown(ticket: FoundTicket | null): ticket is FoundTicket {
  return ticket !== null;
}

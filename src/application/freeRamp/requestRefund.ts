import { pipe } from 'fp-ts/function';
import { flatMap, fromTask, match, type TaskEither } from 'fp-ts/TaskEither';
import type { ReceiptPath } from '../../domain/receipt';
import { createUseCase } from '../kernel/createUseCase';
import type { ServiceError } from '../kernel/ServiceError';
import type { RefundGateway, RefundRequest, RequestedRefund } from '../ports/RefundGateway';
import { deedDone } from './FreeRampNotice';

export interface RefundOnItsWay extends RequestedRefund {
  /** null when it could not be made: the request stands, and the receipt is asked for again when it is downloaded. */
  readonly receipt: ReceiptPath | null;
}

/** Asks for a refund without the free-ramp area (P4.18, P7.27), then for its receipt (P4.23, P7.26). */
export const requestRefund = createUseCase<RefundRequest, RefundOnItsWay>(
  'freeRamp/requestRefund',
  (request, { refunds }) =>
    pipe(
      refunds.request(request),
      flatMap((requested) => withReceipt(requested, refunds)),
    ),
  {
    isPublic: true,
    noticeOfFailure: (failure) => failure,
    noticeOfSuccess: () => deedDone('refundRequested'),
  },
);

function withReceipt(
  requested: RequestedRefund,
  refunds: RefundGateway,
): TaskEither<ServiceError, RefundOnItsWay> {
  return pipe(
    refunds.makeReceipt(requested),
    match(
      (): RefundOnItsWay => ({ ...requested, receipt: null }),
      (receipt) => ({ ...requested, receipt }),
    ),
    fromTask,
  );
}

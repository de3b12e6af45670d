import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ReceiptPath } from '../../domain/freeRamp/receipt';
import { createUseCase } from '../kernel/createUseCase';
import { isAnswerLost, type ServiceError } from '../kernel/ServiceError';
import type {
  RefundGateway,
  RefundRequest,
  RequestedRefund,
} from '../ports/freeRamp/RefundGateway';
import { actionDone } from './FreeRampNotice';

export interface RefundOnItsWay extends RequestedRefund {
  /**
   * null if it could not be created: the request is recorded all the same, and the receipt is requested again
   * when it is downloaded.
   */
  readonly receipt: ReceiptPath | null;
}

/** Requests a refund outside the free-ramp area (P4.18, P7.27), then its receipt (P4.23, P7.26). */
export const requestRefund = createUseCase<RefundRequest, RefundOnItsWay>(
  'freeRamp/requestRefund',
  (request, { refunds }) =>
    pipe(
      refunds.request(request),
      TE.flatMap((requested) => withReceipt(requested, refunds)),
    ),
  {
    isPublic: true,
    noticeOfFailure: (failure) =>
      isAnswerLost(failure) ? { kind: 'freeRamp/request-unanswered', cause: failure } : failure,
    noticeOfSuccess: () => actionDone('refundRequested'),
  },
);

function withReceipt(
  requested: RequestedRefund,
  refunds: RefundGateway,
): TE.TaskEither<ServiceError, RefundOnItsWay> {
  return pipe(
    refunds.makeReceipt(requested),
    TE.match(
      (): RefundOnItsWay => ({ ...requested, receipt: null }),
      (receipt) => ({ ...requested, receipt }),
    ),
    TE.fromTask,
  );
}

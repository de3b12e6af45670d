import type * as TE from 'fp-ts/TaskEither';
import type { Cents } from '../../../domain/basis/money';
import type { PartialList } from '../../../domain/basis/partialList';
import type { Receipt, ReceiptPath } from '../../../domain/freeRamp/receipt';
import type { FoundTicket, Refund } from '../../../domain/freeRamp/refund';
import type { RefundIdentifier } from '../../../domain/freeRamp/refundIdentifier';
import type { RefundBeneficiary } from '../../../domain/freeRamp/refundRequest';
import type { ServiceError } from '../../kernel/ServiceError';

export type RefundRequest = RefundBeneficiary & {
  readonly identifier: RefundIdentifier;
  /** As the lookup returned it. */
  readonly amount: Cents;
};

/** A recorded request; its receipt is created with this id. */
export interface RequestedRefund {
  readonly id: number;
  readonly identifier: RefundIdentifier;
}

export interface ClaimedRefunds {
  readonly receipt: Receipt;
  /** The sentence of the server, where it sent one. */
  readonly sentence: string | null;
}

/** Refunds of cash tickets of the free ramp. */
export interface RefundGateway {
  /** The facts of a ticket, for anyone who has its identifier (P7.23). */
  lookUp(identifier: RefundIdentifier): TE.TaskEither<ServiceError, FoundTicket>;
  /** The same for the account, whose refunds it is added to (P7.24). */
  lookUpForAccount(identifier: RefundIdentifier): TE.TaskEither<ServiceError, FoundTicket>;
  /**
   * Requests a refund with full bank details (P7.27, P3.9); a signed-in person is identified by the token
   * (P5.22).
   */
  request(request: RefundRequest): TE.TaskEither<ServiceError, RequestedRefund>;
  /** Creates the receipt of a request, or returns the existing one (P7.26). */
  makeReceipt(requested: RequestedRefund): TE.TaskEither<ServiceError, ReceiptPath>;
  /** The account's refunds (P7.27). */
  list(): TE.TaskEither<ServiceError, PartialList<Refund>>;
  /** Sends them to the saved bank account, all or none (P7.27, P4.23). */
  claim(ids: readonly number[]): TE.TaskEither<ServiceError, ClaimedRefunds>;
  /** The ticket of a refund request, by the request's id (P7.27). */
  findIdentifier(requestId: number): TE.TaskEither<ServiceError, RefundIdentifier>;
}

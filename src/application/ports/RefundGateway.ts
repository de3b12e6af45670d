import type { TaskEither } from 'fp-ts/TaskEither';
import type { Cents } from '../../domain/money';
import type { PartialList } from '../../domain/partialList';
import type { Receipt, ReceiptPath } from '../../domain/receipt';
import type { FoundTicket, Refund } from '../../domain/refund';
import type { RefundIdentifier } from '../../domain/refundIdentifier';
import type { RefundBeneficiary } from '../../domain/refundRequest';
import type { ServiceError } from '../kernel/ServiceError';

export interface RefundRequest extends RefundBeneficiary {
  readonly identifier: RefundIdentifier;
  /** As the lookup found it. */
  readonly amount: Cents;
}

/** A request that was recorded: its receipt is made with it. */
export interface RequestedRefund {
  readonly id: number;
  readonly identifier: RefundIdentifier;
}

export interface ClaimedRefunds {
  readonly receipt: Receipt;
  /** The server's own sentence, where it sent one. */
  readonly sentence: string | null;
}

/** Refunds of cash tickets of the free ramp. */
export interface RefundGateway {
  /** What is known of a ticket, to whoever holds its identifier (P7.23). */
  lookUp(identifier: RefundIdentifier): TaskEither<ServiceError, FoundTicket>;
  /** The same for the account, whose refunds it joins (P7.24). */
  lookUpForAccount(identifier: RefundIdentifier): TaskEither<ServiceError, FoundTicket>;
  /** Asks for a refund with full bank details (P7.27, P3.9); the token says who a signed-in person is (P5.22). */
  request(request: RefundRequest): TaskEither<ServiceError, RequestedRefund>;
  /** Makes the receipt of a request, or finds it again (P7.26). */
  makeReceipt(requested: RequestedRefund): TaskEither<ServiceError, ReceiptPath>;
  /** The account's refunds (P7.27). */
  list(): TaskEither<ServiceError, PartialList<Refund>>;
  /** Sends them to the saved bank account, all or none (P7.27, P4.23). */
  claim(ids: readonly number[]): TaskEither<ServiceError, ClaimedRefunds>;
  /** The ticket of a refund request, by the request's id (P7.27). */
  findIdentifier(requestId: number): TaskEither<ServiceError, RefundIdentifier>;
}

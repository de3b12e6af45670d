import type { FoundTicket } from '../../domain/refund';
import type { RefundIdentifier } from '../../domain/refundIdentifier';
import { createUseCase } from '../kernel/createUseCase';
import { refundFound } from './freeRampEvents';

export interface TicketLookUp {
  readonly identifier: RefundIdentifier;
  /** Asked by an account, which the refund then joins; otherwise by anyone (P6.1, P6.2). */
  readonly forAccount: boolean;
}

/** Looks up a cash ticket (P7.23, P7.24). The wizard says itself why it failed (P8.4). */
export const lookUpTicket = createUseCase<TicketLookUp, FoundTicket>(
  'freeRamp/lookUpTicket',
  ({ identifier, forAccount }, { refunds }) =>
    forAccount ? refunds.lookUpForAccount(identifier) : refunds.lookUp(identifier),
  { eventOfSuccess: ({ refund }) => refundFound(refund) },
);

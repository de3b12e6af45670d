import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { joinLookUps, type FoundTicket } from '../../domain/freeRamp/refund';
import type { RefundIdentifier } from '../../domain/freeRamp/refundIdentifier';
import { createUseCase } from '../kernel/createUseCase';
import type { ServiceError } from '../kernel/ServiceError';
import type { RefundGateway } from '../ports/freeRamp/RefundGateway';
import { refundFound } from './freeRampEvents';

export interface TicketLookUp {
  readonly identifier: RefundIdentifier;
  /** true: requested for an account, which the refund is then added to; false: for anyone (P6.1, P6.2). */
  readonly forAccount: boolean;
}

export interface LookedUpTicket extends FoundTicket {
  /**
   * Why the lookup of the account failed: the ticket then contains the public facts only. null for a visitor.
   */
  readonly accountFailure: ServiceError | null;
}

/** Looks up a cash ticket (P7.23, P7.24). The wizard itself shows an error (P8.4). */
export const lookUpTicket = createUseCase<TicketLookUp, LookedUpTicket>(
  'freeRamp/lookUpTicket',
  ({ identifier, forAccount }, { refunds }) =>
    forAccount
      ? lookUpTwice(identifier, refunds)
      : pipe(
          refunds.lookUp(identifier),
          TE.map((ticket) => ({ ...ticket, accountFailure: null })),
        ),
  { eventOfSuccess: ({ refund }) => refundFound(refund) },
);

/** Sends two requests in parallel for an account: its refund, and the public facts of the ticket (P3.8). */
function lookUpTwice(
  identifier: RefundIdentifier,
  refunds: RefundGateway,
): TE.TaskEither<ServiceError, LookedUpTicket> {
  return async () => {
    const [own, open] = await Promise.all([
      refunds.lookUpForAccount(identifier)(),
      refunds.lookUp(identifier)(),
    ]);
    return joined(own, open);
  };
}

/** If one fails, the result of the other is returned; if the session expired, both fail. */
function joined(
  own: E.Either<ServiceError, FoundTicket>,
  open: E.Either<ServiceError, FoundTicket>,
): E.Either<ServiceError, LookedUpTicket> {
  if (E.isLeft(own)) {
    const isUnknown = E.isLeft(open) || own.left.kind === 'service/session-expired';
    return isUnknown ? own : E.right({ ...open.right, accountFailure: own.left });
  }
  const ticket = E.isLeft(open) ? own.right : joinLookUps(own.right, open.right);
  return E.right({ ...ticket, accountFailure: null });
}

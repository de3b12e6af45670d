import { isLeft, right, type Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { map, type TaskEither } from 'fp-ts/TaskEither';
import { joinLookUps, type FoundTicket } from '../../domain/refund';
import type { RefundIdentifier } from '../../domain/refundIdentifier';
import { createUseCase } from '../kernel/createUseCase';
import type { ServiceError } from '../kernel/ServiceError';
import type { RefundGateway } from '../ports/RefundGateway';
import { refundFound } from './freeRampEvents';

export interface TicketLookUp {
  readonly identifier: RefundIdentifier;
  /** Asked by an account, which the refund then joins; otherwise by anyone (P6.1, P6.2). */
  readonly forAccount: boolean;
}

export interface LookedUpTicket extends FoundTicket {
  /** Why the account's own lookup gave nothing: what is shown is what anyone sees. null for a visitor. */
  readonly accountFailure: ServiceError | null;
}

/** Looks up a cash ticket (P7.23, P7.24). The wizard says itself why it failed (P8.4). */
export const lookUpTicket = createUseCase<TicketLookUp, LookedUpTicket>(
  'freeRamp/lookUpTicket',
  ({ identifier, forAccount }, { refunds }) =>
    forAccount
      ? lookUpTwice(identifier, refunds)
      : pipe(
          refunds.lookUp(identifier),
          map((ticket) => ({ ...ticket, accountFailure: null })),
        ),
  { eventOfSuccess: ({ refund }) => refundFound(refund) },
);

/** An account asks for its refund and, at the same time, what anyone may know of the ticket (P3.8). */
function lookUpTwice(
  identifier: RefundIdentifier,
  refunds: RefundGateway,
): TaskEither<ServiceError, LookedUpTicket> {
  return async () => {
    const [own, open] = await Promise.all([
      refunds.lookUpForAccount(identifier)(),
      refunds.lookUp(identifier)(),
    ]);
    return joined(own, open);
  };
}

/** One that fails does not hide the other; a session that is over ends both. */
function joined(
  own: Either<ServiceError, FoundTicket>,
  open: Either<ServiceError, FoundTicket>,
): Either<ServiceError, LookedUpTicket> {
  if (isLeft(own)) {
    const isUnknown = isLeft(open) || own.left.kind === 'service/session-expired';
    return isUnknown ? own : right({ ...open.right, accountFailure: own.left });
  }
  const ticket = isLeft(open) ? own.right : joinLookUps(own.right, open.right);
  return right({ ...ticket, accountFailure: null });
}

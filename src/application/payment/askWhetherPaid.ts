import { pipe } from 'fp-ts/function';
import { left, map, orElse, right, type TaskEither } from 'fp-ts/TaskEither';
import type { PaidReference } from '../../domain/paidReference';
import { createUseCase } from '../kernel/createUseCase';
import type { ServiceError } from '../kernel/ServiceError';
import type { PaymentGateway } from '../ports/PaymentGateway';

/**
 * Asks, before anything is paid again, whether it is paid already: only for an amount above 0, as the same
 * call validates an order of 0 euro (M7.6). Where that cannot be asked nothing is paid, and a toast says so.
 */
export const askWhetherPaid = createUseCase<PaidReference, boolean>(
  'payment/askWhetherPaid',
  (reference, { payments }) => whetherPaid(payments, reference),
  {
    isPublic: true,
    noticeOfFailure: (_, reference) => ({ kind: 'payment/unverified', reference }),
  },
);

/** « Not paid » is an answer, not a failure. */
export function whetherPaid(
  payments: PaymentGateway,
  reference: PaidReference,
): TaskEither<ServiceError, boolean> {
  return pipe(
    payments.validate(reference),
    map(() => true),
    orElse((failure) => (failure.kind === 'payment/refused' ? right(false) : left(failure))),
  );
}

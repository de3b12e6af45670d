import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { PaidReference } from '../../domain/payment/paidReference';
import { createUseCase } from '../kernel/createUseCase';
import type { ServiceError } from '../kernel/ServiceError';
import type { PaymentGateway } from '../ports/payment/PaymentGateway';

/**
 * Checks, before a payment, whether it is already paid: only for an amount above 0, because the same call
 * validates an order of 0 euro (M7.6). If the request fails nothing is paid, and a toast reports it.
 */
export const askWhetherPaid = createUseCase<PaidReference, boolean>(
  'payment/askWhetherPaid',
  (reference, { payments }) => whetherPaid(payments, reference),
  {
    isPublic: true,
    noticeOfFailure: (_, reference) => ({ kind: 'payment/unverified', reference }),
  },
);

/** « Not paid » is a result, not a failure. */
export function whetherPaid(
  payments: PaymentGateway,
  reference: PaidReference,
): TE.TaskEither<ServiceError, boolean> {
  return pipe(
    payments.validate(reference),
    TE.map(() => true),
    TE.orElse((failure) =>
      failure.kind === 'payment/refused' ? TE.right(false) : TE.left(failure),
    ),
  );
}

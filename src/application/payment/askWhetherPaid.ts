import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { isNothingDue } from '../../domain/basis/money';
import { isMemberPayment, type PaidReference } from '../../domain/payment/paidReference';
import type { PaymentType } from '../../domain/payment/paymentRequest';
import { createUseCase } from '../kernel/createUseCase';
import type { ServiceError } from '../kernel/ServiceError';
import type { PaymentGateway } from '../ports/payment/PaymentGateway';

export interface AskedPayment {
  readonly type: PaymentType;
  readonly reference: PaidReference;
}

/**
 * Checks, before a payment, whether it is already paid: only for an amount above 0, because the same call
 * validates an order of 0 euro (M7.6). If the request fails nothing is paid, and a toast reports it.
 */
export const askWhetherPaid = createUseCase<AskedPayment, boolean>(
  'payment/askWhetherPaid',
  ({ reference }, { payments }) => whetherPaid(payments, reference),
  {
    isPublic: true,
    noticeOfFailure: (_, { type, reference }) => ({
      kind: isMemberPayment(type) ? 'payment/unverified' : 'payment/unchecked',
      reference,
    }),
  },
);

/**
 * Whether nothing is due for an order whose amount only a link named; the call changes nothing. An order that
 * is free, paid or unknown is refused with the sentence of the server.
 */
export const askWhetherFree = createUseCase<AskedPayment, boolean>(
  'payment/askWhetherFree',
  ({ type, reference }, { payments }) =>
    pipe(payments.due({ type, reference }), TE.map(isNothingDue)),
  { isPublic: true, noticeOfFailure: (failure) => failure },
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

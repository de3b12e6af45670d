import { pipe } from 'fp-ts/function';
import { filterOrElseW, left, map } from 'fp-ts/TaskEither';
import { isNothingDue, type Cents } from '../../domain/money';
import { sealedAmount, type PaymentRequest } from '../../domain/paymentForm';
import { createUseCase } from '../kernel/createUseCase';

/** Something to pay; when it was asked for is the clock's to say. */
export interface CardPayment extends Omit<PaymentRequest, 'at'> {
  /** Whether the payer still waits for the bank's page, asked once the form is signed; otherwise it is not opened. */
  readonly isAwaited: () => boolean;
}

export type PaymentNotOpened =
  | { readonly kind: 'payment/nothing-due' }
  | { readonly kind: 'payment/other-amount'; readonly due: Cents };

/**
 * Signs the payment form and leaves the site for the bank's page (M7.26, P7.19). Nothing is signed for an amount of 0 or
 * less: an order of 0 euro is confirmed without the bank (M4.5). Where the server signs, it signs what is really due: a form of
 * another amount than the one that the payer saw is not posted.
 */
export const payByCard = createUseCase<CardPayment, void, PaymentNotOpened>(
  'payment/payByCard',
  ({ isAwaited, ...payment }, ports) =>
    isNothingDue(payment.amount)
      ? left({ kind: 'payment/nothing-due' })
      : pipe(
          ports.paymentSigner.sign({ ...payment, at: ports.clock.now() }),
          filterOrElseW(
            (sealed) => sealedAmount(sealed) === payment.amount,
            (sealed) => ({ kind: 'payment/other-amount' as const, due: sealedAmount(sealed) }),
          ),
          map((sealed) => {
            if (isAwaited()) ports.paymentPage.open(sealed);
          }),
        ),
  { isPublic: true, noticeOfFailure: (failure) => failure },
);

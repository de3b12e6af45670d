import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { isNothingDue, type Cents } from '../../domain/basis/money';
import type { PaymentRequest } from '../../domain/payment/paymentRequest';
import type { KnownDebt } from '../../domain/payment/paymentRecord';
import { createUseCase } from '../kernel/createUseCase';
import type { ServiceError } from '../kernel/ServiceError';
import type { PaymentsClosed } from '../ports/payment/PaymentSigner';
import { recordSent } from './paymentRecords';

/** Something to pay; its date is set from the clock. */
export interface CardPayment extends Omit<PaymentRequest, 'at'> {
  /**
   * Whether the payer still waits for the bank's page, called once the form is signed; if not, the page is
   * not opened.
   */
  readonly isAwaited: () => boolean;
  /**
   * For the receipt; null where only a link named the amount, which the receipt then does not state.
   */
  readonly debt: KnownDebt | null;
}

export type PaymentNotOpened =
  | PaymentsClosed
  | { readonly kind: 'payment/nothing-due' }
  | { readonly kind: 'payment/other-amount'; readonly due: Cents };

/**
 * Whether the server said that this is not what is due: it may be paid, or the amount has changed. Another
 * attempt with the same amount changes nothing.
 */
export function isOtherDebt({ kind }: PaymentNotOpened | ServiceError): boolean {
  return (
    kind === 'service/refused' || kind === 'payment/other-amount' || kind === 'payment/nothing-due'
  );
}

/**
 * Signs the payment form and opens the bank's page (M7.26, P7.19). Nothing is signed for an amount of 0 or
 * less: an order of 0 euro is confirmed without the bank (M4.5). A server that signs uses the amount due: a
 * form whose amount differs from the displayed one, or whose reference is another one, is not posted.
 */
export const payByCard = createUseCase<CardPayment, void, PaymentNotOpened>(
  'payment/payByCard',
  ({ isAwaited, debt, ...payment }, ports) =>
    isNothingDue(payment.amount)
      ? TE.left({ kind: 'payment/nothing-due' })
      : pipe(
          ports.paymentSigner.sign({ ...payment, at: ports.clock.now() }),
          TE.filterOrElseW(
            ({ amount }) => amount === payment.amount,
            ({ amount: due }) => ({ kind: 'payment/other-amount' as const, due }),
          ),
          TE.filterOrElseW(
            ({ reference }) => reference === payment.reference,
            () => ({ kind: 'service/unreadable' as const }),
          ),
          TE.map((signed) => {
            if (!isAwaited()) return;
            recordSent(ports, payment, debt);
            ports.paymentPage.open(signed);
          }),
        ),
  { isPublic: true, noticeOfFailure: (failure) => failure },
);

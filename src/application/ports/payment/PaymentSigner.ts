import type * as TE from 'fp-ts/TaskEither';
import type { PaymentRequest, SealedPayment } from '../../../domain/payment/paymentForm';
import type { ServiceError } from '../../kernel/ServiceError';

/** The settings of payments are unreadable here: nobody can pay, and nothing is signed. */
export interface PaymentsClosed {
  readonly kind: 'payment/closed';
}

/** Seals the payment form, in the browser (test mode) or on the server. */
export interface PaymentSigner {
  /** The payment form, sealed for the bank (P7.19, M7.26). */
  sign(request: PaymentRequest): TE.TaskEither<ServiceError | PaymentsClosed, SealedPayment>;
  /**
   * The seal of a text, to compare with that of a return (P4.35); null where only the server has the key, or
   * this browser cannot compute seals.
   */
  sealOf(text: string): TE.TaskEither<ServiceError, string | null>;
}

import type * as TE from 'fp-ts/TaskEither';
import type { PaymentRequest, SealedPayment } from '../../../domain/payment/paymentForm';
import type { ServiceError } from '../../kernel/ServiceError';

export interface PaymentSigner {
  /** The payment form, sealed for the bank (P7.19, M7.26). */
  sign(request: PaymentRequest): TE.TaskEither<ServiceError, SealedPayment>;
  /**
   * The seal of a text, to compare with that of a return (P4.35); null where only the server has the key, or
   * this browser cannot compute seals.
   */
  sealOf(text: string): TE.TaskEither<ServiceError, string | null>;
}

import type { TaskEither } from 'fp-ts/TaskEither';
import type { Task } from 'fp-ts/Task';
import type { PaymentRequest, SealedPayment } from '../../domain/paymentForm';
import type { ServiceError } from '../kernel/ServiceError';

export interface PaymentSigner {
  /** The payment form, sealed for the bank (P7.19, M7.26). */
  sign(request: PaymentRequest): TaskEither<ServiceError, SealedPayment>;
  /**
   * The seal of a text, to hold a return's to (P4.35); null where only the server has the key, or this
   * browser cannot seal.
   */
  sealOf(text: string): Task<string | null>;
}

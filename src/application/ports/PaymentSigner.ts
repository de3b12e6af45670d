import type { TaskEither } from 'fp-ts/TaskEither';
import type { PaymentRequest, SealedPayment } from '../../domain/paymentForm';
import type { ServiceError } from '../kernel/ServiceError';

export interface PaymentSigner {
  /** The payment form, sealed for the bank (P7.19, M7.26). */
  sign(request: PaymentRequest): TaskEither<ServiceError, SealedPayment>;
}

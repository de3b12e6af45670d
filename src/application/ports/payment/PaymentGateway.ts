import type * as TE from 'fp-ts/TaskEither';
import type { PaidReference } from '../../../domain/payment/paidReference';
import type { ServiceError } from '../../kernel/ServiceError';

/** The server reports that the payment is not confirmed, with its own sentence if it sent one (M7.9). */
export interface PaymentRefused {
  readonly kind: 'payment/refused';
  readonly message: string | null;
}

/** Whether a payment is confirmed (M7.6). */
export interface PaymentGateway {
  /**
   * Whether the payment with this reference is confirmed: requested before any screen shows it (M7.6).
   * Idempotent.
   */
  validate(reference: PaidReference): TE.TaskEither<ServiceError | PaymentRefused, void>;
}

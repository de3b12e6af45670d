import type * as TE from 'fp-ts/TaskEither';
import type { Cents } from '../../../domain/basis/money';
import type { PaidReference } from '../../../domain/payment/paidReference';
import type { PaymentType } from '../../../domain/payment/paymentRequest';
import type { ServiceError } from '../../kernel/ServiceError';

/** The server reports that the payment is not confirmed, with its own sentence if it sent one (M7.9). */
export interface PaymentRefused {
  readonly kind: 'payment/refused';
  readonly message: string | null;
}

/** Whether a payment is confirmed (M7.6). */
export interface PaymentGateway {
  /**
   * What the server wants for a link of the mobile application (P2.31); changes nothing. Refused where
   * nothing is due.
   */
  due(debt: {
    readonly type: PaymentType;
    readonly reference: PaidReference;
  }): TE.TaskEither<ServiceError, Cents>;
  /**
   * Whether the payment with this reference is confirmed: requested before any screen shows it (M7.6).
   * Idempotent.
   */
  validate(reference: PaidReference): TE.TaskEither<ServiceError | PaymentRefused, void>;
}

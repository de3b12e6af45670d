import type { TaskEither } from 'fp-ts/TaskEither';
import type { PaidReference } from '../../domain/paidReference';
import type { ServiceError } from '../kernel/ServiceError';

/** The server says that no payment stands, in its own words if it sent any (M7.9). */
export interface PaymentRefused {
  readonly kind: 'payment/refused';
  readonly message: string | null;
}

export interface PaymentGateway {
  /** Whether the payment under this reference stands: asked before any screen says so (M7.6). Asking again changes nothing. */
  validate(reference: PaidReference): TaskEither<ServiceError | PaymentRefused, void>;
}

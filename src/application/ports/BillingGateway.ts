import type { TaskEither } from 'fp-ts/TaskEither';
import type { Saved } from '../kernel/Saved';
import type { ServiceError } from '../kernel/ServiceError';

export interface PostalInvoiceChoice {
  readonly contractId: number;
  readonly isOn: boolean;
}

/** How a contract is billed. */
export interface BillingGateway {
  /** Turns the paid option on or off by which invoices also come by post (M7.19). */
  savePostalInvoices(choice: PostalInvoiceChoice): TaskEither<ServiceError, Saved>;
}

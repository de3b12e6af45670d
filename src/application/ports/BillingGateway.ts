import type { TaskEither } from 'fp-ts/TaskEither';
import type { Iban } from '../../domain/iban';
import type { Upload } from '../../domain/upload';
import type { Saved } from '../kernel/Saved';
import type { ServiceError } from '../kernel/ServiceError';

export interface BankDetails {
  readonly contractId: number;
  readonly iban: Iban;
  /** The bank slip (« RIB ») of that account. */
  readonly slip: Upload;
}

export interface PostalInvoiceChoice {
  readonly contractId: number;
  readonly isOn: boolean;
}

/** How a contract is billed. */
export interface BillingGateway {
  /** Sends the IBAN and the slip that proves it (M7.18). */
  saveBankDetails(details: BankDetails): TaskEither<ServiceError, Saved>;
  /** Turns the paid option on or off by which invoices also come by post (M7.19). */
  savePostalInvoices(choice: PostalInvoiceChoice): TaskEither<ServiceError, Saved>;
}

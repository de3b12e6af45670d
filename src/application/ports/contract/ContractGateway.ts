import type * as TE from 'fp-ts/TaskEither';
import type { Contract } from '../../../domain/contract/contract';
import type { Iban } from '../../../domain/bank/iban';
import type { PostalDetails } from '../../../domain/contract/postalDetails';
import type { Upload } from '../../../domain/document/upload';
import type { Saved } from '../../kernel/Saved';
import type { ServiceError } from '../../kernel/ServiceError';

/** The postal details of a contract, and who saves them (M7.16). */
export interface PostalDetailsSave {
  readonly contractId: number;
  /** The e-mail that signs in. */
  readonly username: string;
  readonly details: PostalDetails;
}

export interface SavedContract extends Saved {
  /** The current state. */
  readonly contract: Contract;
}

/** A new bank account of a contract, with the slip that proves it (M7.18). */
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

/** What a subscriber may change of a contract. */
export interface ContractGateway {
  /** Saves addresses, phones and e-mail, always the whole set (M7.16). */
  savePostalDetails(save: PostalDetailsSave): TE.TaskEither<ServiceError, SavedContract>;
  /** Sends the IBAN and the slip that proves it (M7.18). */
  saveBankDetails(details: BankDetails): TE.TaskEither<ServiceError, Saved>;
  /** Turns the paid option on or off by which invoices also come by post (M7.19). */
  savePostalInvoices(choice: PostalInvoiceChoice): TE.TaskEither<ServiceError, Saved>;
}

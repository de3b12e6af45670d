import type { TaskEither } from 'fp-ts/TaskEither';
import type { Contract } from '../../domain/contract';
import type { PostalDetails } from '../../domain/postalDetails';
import type { Saved } from '../kernel/Saved';
import type { ServiceError } from '../kernel/ServiceError';

export interface PostalDetailsSave {
  readonly contractId: number;
  /** The e-mail that signs in. */
  readonly username: string;
  readonly details: PostalDetails;
}

export interface SavedContract extends Saved {
  /** As it is now. */
  readonly contract: Contract;
}

export interface ContractGateway {
  /** Saves addresses, phones and e-mail, always the whole set (M7.16). */
  savePostalDetails(save: PostalDetailsSave): TaskEither<ServiceError, SavedContract>;
}

import type * as TE from 'fp-ts/TaskEither';
import type { ContractLink } from '../../../domain/account/contractLink';
import type { GivenPassword } from '../../../domain/account/credentials';
import type { Password } from '../../../domain/account/passwordPolicy';
import type { Subscriber } from '../../../domain/subscriber/subscriber';
import type { Saved } from '../../kernel/Saved';
import type { ServiceError } from '../../kernel/ServiceError';

export interface PasswordChange {
  /** The e-mail that signs in. */
  readonly username: string;
  readonly current: GivenPassword;
  readonly next: Password;
}

/** The signed-in subscriber and the account (M7.11, M7.14, M7.15, M7.17). */
export interface SubscriberGateway {
  /** The signed-in subscriber with every contract, its invoices, badges and history (M7.11). */
  load(): TE.TaskEither<ServiceError, Subscriber>;
  /** Replaces the password, given the current one (M7.14). */
  changePassword(change: PasswordChange): TE.TaskEither<ServiceError, Saved>;
  /** Links a further contract to the account (M7.15). */
  linkContract(link: ContractLink): TE.TaskEither<ServiceError, Saved>;
  /** Requests the deletion of the account (M7.17). */
  requestDeletion(): TE.TaskEither<ServiceError, Saved>;
}

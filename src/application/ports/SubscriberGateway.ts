import type { TaskEither } from 'fp-ts/TaskEither';
import type { ContractLink } from '../../domain/contractLink';
import type { GivenPassword } from '../../domain/credentials';
import type { Password } from '../../domain/passwordPolicy';
import type { Subscriber } from '../../domain/subscriber';
import type { Saved } from '../kernel/Saved';
import type { ServiceError } from '../kernel/ServiceError';

export interface PasswordChange {
  /** The e-mail that signs in. */
  readonly username: string;
  readonly current: GivenPassword;
  readonly next: Password;
}

export interface SubscriberGateway {
  /** The signed-in subscriber with every contract, its invoices, badges and history (M7.11). */
  load(): TaskEither<ServiceError, Subscriber>;
  /** Replaces the password, given the current one (M7.14). */
  changePassword(change: PasswordChange): TaskEither<ServiceError, Saved>;
  /** Links a further contract to the account (M7.15). */
  linkContract(link: ContractLink): TaskEither<ServiceError, Saved>;
  /** Asks for the account to be deleted (M7.17). */
  requestDeletion(): TaskEither<ServiceError, Saved>;
}

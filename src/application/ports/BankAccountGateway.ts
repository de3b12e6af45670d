import type { TaskEither } from 'fp-ts/TaskEither';
import type { BankAccount, NewBankAccount } from '../../domain/bankAccount';
import type { ServiceError } from '../kernel/ServiceError';

/** The one bank account that refunds go to (P3.3, P7.30). */
export interface BankAccountGateway {
  /** null while there is none. */
  find(): TaskEither<ServiceError, BankAccount | null>;
  /** Takes the place of the former one. */
  save(account: NewBankAccount): TaskEither<ServiceError, BankAccount>;
  remove(id: number): TaskEither<ServiceError, void>;
}

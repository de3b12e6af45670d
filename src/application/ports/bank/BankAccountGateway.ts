import type * as TE from 'fp-ts/TaskEither';
import type { BankAccount, NewBankAccount } from '../../../domain/bank/bankAccount';
import type { ServiceError } from '../../kernel/ServiceError';

/** The one bank account that receives the refunds (P3.3, P7.30). */
export interface BankAccountGateway {
  /** null if there is none. */
  find(): TE.TaskEither<ServiceError, BankAccount | null>;
  /** Replaces the former one. */
  save(account: NewBankAccount): TE.TaskEither<ServiceError, BankAccount>;
  /** Deletes the account with this id (P7.30). */
  remove(id: number): TE.TaskEither<ServiceError, void>;
}

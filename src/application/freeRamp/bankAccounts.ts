import type { BankAccount, NewBankAccount } from '../../domain/bank/bankAccount';
import { createUseCase } from '../kernel/createUseCase';
import { actionDone } from './FreeRampNotice';

/** Saves this account in place of the former one (P3.3, P7.30). */
export const saveBankAccount = createUseCase<NewBankAccount, BankAccount>(
  'freeRamp/saveBankAccount',
  (account, { bankAccounts }) => bankAccounts.save(account),
  {
    noticeOfFailure: (failure) => failure,
    noticeOfSuccess: () => actionDone('bankAccountSaved'),
  },
);

/** Deletes the account (P2.34, P7.30). */
export const removeBankAccount = createUseCase<number, void>(
  'freeRamp/removeBankAccount',
  (id, { bankAccounts }) => bankAccounts.remove(id),
  {
    noticeOfFailure: (failure) => failure,
    noticeOfSuccess: () => actionDone('bankAccountRemoved'),
  },
);

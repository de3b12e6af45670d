import type { BankAccount as WireBankAccount } from '../../../../generated/api';
import type { BankAccount } from '../../../domain/bank/bankAccount';

export function toBankAccount({ id, name, iban, bic }: WireBankAccount): BankAccount {
  return { id, beneficiary: name, iban, bic };
}

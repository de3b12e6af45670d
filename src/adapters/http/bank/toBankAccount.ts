import type { BankAccount as WireBankAccount } from '../../../../generated/api';
import type { BankAccount } from '../../../domain/bank/bankAccount';

/** From the wire: `name` is the beneficiary. */
export function toBankAccount({ id, name, iban, bic }: WireBankAccount): BankAccount {
  return { id, beneficiary: name, iban, bic };
}

import type { Contract } from './contract';
import type { Iban } from './iban';

/** The contract once its bank details were saved: they cannot be changed again before the next synchronisation (M4.3). */
export function withBankDetails(contract: Contract, iban: Iban): Contract {
  return { ...contract, iban, permissions: { ...contract.permissions, bank: false } };
}

/** The contract once the postal-invoice option was saved: it cannot be changed again before the next synchronisation (M4.3). */
export function withPostalInvoices(contract: Contract, isOn: boolean): Contract {
  return {
    ...contract,
    hasPostalInvoices: isOn,
    permissions: { ...contract.permissions, invoiceOption: false },
  };
}

import type { Contract } from './contract';

/** The contract once the postal-invoice option was saved: it cannot be changed again before the next synchronisation (M4.3). */
export function withPostalInvoices(contract: Contract, isOn: boolean): Contract {
  return {
    ...contract,
    hasPostalInvoices: isOn,
    permissions: { ...contract.permissions, invoiceOption: false },
  };
}

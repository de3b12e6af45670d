import { describe, expect, it } from 'vitest';
import { withPostalInvoices } from '../../src/domain/contractBilling';
import { aContract } from '../support/builders';

describe('M4.3 after a save of the postal-invoice option', () => {
  it.each([true, false])(
    'the contract has it as saved (%s), and its flag alone turns false',
    (isOn) => {
      const contract = aContract({ hasPostalInvoices: !isOn });
      expect(withPostalInvoices(contract, isOn)).toEqual({
        ...contract,
        hasPostalInvoices: isOn,
        permissions: { addresses: true, phones: true, bank: true, invoiceOption: false },
      });
    },
  );
});

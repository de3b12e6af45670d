import { describe, expect, it } from 'vitest';
import { withBankDetails, withPostalInvoices } from '../../../src/domain/subscriber/afterSave';
import type { Iban } from '../../../src/domain/bank/iban';
import { aContract } from '../../support/subscriber/builders';

describe('M4.3 after a save of the postal-invoice option', () => {
  it.each([true, false])(
    'the contract has the saved value (%s), and only its flag becomes false',
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

describe('M4.3 after a save of the bank details', () => {
  it('the contract has the new IBAN, and only its flag becomes false', () => {
    const contract = aContract({ iban: null });
    const iban = 'FR7630006000011234567890189' as Iban;
    expect(withBankDetails(contract, iban)).toEqual({
      ...contract,
      iban,
      permissions: { addresses: true, phones: true, bank: false, invoiceOption: true },
    });
  });
});

import { describe, expect, it } from 'vitest';
import {
  withBankDetails,
  withPostalDetails,
  withPostalInvoices,
  withThresholdAlert,
} from '../../../src/domain/subscriber/afterSave';
import type { Email } from '../../../src/domain/basis/email';
import type { Iban } from '../../../src/domain/bank/iban';
import { aBadge, aContract, aContractFile, aSubscriber } from '../../support/subscriber/builders';

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

describe('M4.3 after a save of the alert of a badge', () => {
  it('the badge has the new alert, and nothing is locked', () => {
    const badge = aBadge({ canUpdate: true });
    const alert = { ...badge.thresholdAlert, isOn: true, count: 12 };
    expect(withThresholdAlert(badge, alert)).toEqual({ ...badge, thresholdAlert: alert });
  });
});

describe('M4.3 after a save of the addresses', () => {
  it('the contract is the one in the response, its addresses and phones locked; nothing else changes', () => {
    const first = aContractFile({ contract: aContract({ id: 1 }) });
    const second = aContractFile({ contract: aContract({ id: 2 }) });
    const subscriber = aSubscriber({ contracts: [first, second] });
    const { billing } = aContract();
    const contract = aContract({ id: 2, billing: { ...billing, address: '8 QUAI DES FORGES' } });
    const email = 'CAMILLE.DURAND@EXAMPLE.FR' as Email;
    const permissions = { addresses: false, phones: false, bank: true, invoiceOption: true };
    expect(withPostalDetails(subscriber, { contract, email })).toEqual({
      ...subscriber,
      contracts: [first, { ...second, contract: { ...contract, permissions } }],
    });
  });

  it.each([
    ['in another case', 'camille.durand@example.fr', 'camille.durand@example.fr'],
    ['with spaces around it', ' camille.durand@example.fr ', ' camille.durand@example.fr '],
    ['another one', 'dominique@example.fr', 'CAMILLE.DURAND@EXAMPLE.FR'],
  ])('the e-mail changes unless it is the same: %s', (_title, email, expected) => {
    const saved = { contract: aContract(), email: 'CAMILLE.DURAND@EXAMPLE.FR' as Email };
    expect(withPostalDetails(aSubscriber({ email }), saved).email).toBe(expected);
  });
});

import { expect, it } from 'vitest';
import { badgeContractOf } from '../../../src/domain/subscriber/badgeContract';
import { aContract, anUnpaidInvoice } from '../../support/subscriber/builders';

it('M2.20 a contract suspends its badges by its status and by the total of its unpaid invoices', () => {
  const unpaidInvoices = [anUnpaidInvoice('B', 4760), anUnpaidInvoice('C', 1250)];
  expect(badgeContractOf(aContract({ status: 'active', unpaidInvoices }))).toEqual({
    isActive: true,
    due: 6010,
  });
  expect(badgeContractOf(aContract({ status: 'special', unpaidInvoices: [] }))).toEqual({
    isActive: false,
    due: 0,
  });
});

import { expect, it } from 'vitest';
import { findBadge, findInvoice } from '../../../src/domain/subscriber/findOnContracts';
import { aBadge, aContractFile, anInvoice } from '../../support/subscriber/builders';

const contracts = [
  aContractFile({ badges: [aBadge({ id: 1 })], invoices: [anInvoice({ number: '1' })] }),
  aContractFile({ badges: [aBadge({ id: 2 })], invoices: [anInvoice({ number: '2' })] }),
];

it('finds a badge by its id, with the position of its contract', () => {
  expect(findBadge(contracts, 2)).toEqual({ badge: aBadge({ id: 2 }), contractIndex: 1 });
  expect(findBadge(contracts, 3)).toBeNull();
});

it('finds an invoice by its number, with the position of its contract', () => {
  expect(findInvoice(contracts, '2')).toEqual({
    invoice: anInvoice({ number: '2' }),
    contractIndex: 1,
  });
  expect(findInvoice(contracts, '3')).toBeNull();
});

import { expect, it } from 'vitest';
import { pairByContract } from '../../../src/domain/subscriber/contractLists';
import { aBadge, aContract, anInvoice } from '../../support/subscriber/builders';

it('M3.1 pairs each contract with the lists at its position; a missing list is empty', () => {
  const lists = {
    invoices: [
      { items: [anInvoice()], unreadable: 1 },
      { items: [], unreadable: 2 },
    ],
    badges: [{ items: [aBadge()], unreadable: 3 }],
    amendments: [{ items: [], unreadable: 4 }],
  };
  expect(pairByContract([aContract(), null], lists)).toEqual([
    {
      contract: aContract(),
      invoices: [anInvoice()],
      badges: [aBadge()],
      amendments: [],
      unreadable: { invoices: 1, badges: 3, amendments: 4 },
    },
    {
      contract: null,
      invoices: [],
      badges: [],
      amendments: [],
      unreadable: { invoices: 2, badges: 0, amendments: 0 },
    },
  ]);
});

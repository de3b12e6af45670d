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

it('P7.2 lists that are unreadable as a whole count as one entry of each contract', () => {
  const lists = { invoices: null, badges: null, amendments: null };
  const one = { invoices: 1, badges: 1, amendments: 1 };
  const files = pairByContract([aContract(), aContract()], lists);
  expect(files.map(({ unreadable }) => unreadable)).toEqual([one, one]);
  expect(files.flatMap(({ invoices, badges }) => [...invoices, ...badges])).toEqual([]);
});

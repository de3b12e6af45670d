import { expect, it } from 'vitest';
import { debtsElsewhere } from '../../../src/domain/subscriber/debtsElsewhere';
import { aContract, aContractFile, anUnpaidInvoice } from '../../support/subscriber/builders';

const owing = (reference: string, ...totals: readonly number[]) =>
  aContractFile({
    contract: aContract({
      reference,
      unpaidInvoices: totals.map((total) => anUnpaidInvoice('B', total)),
    }),
  });

it.each([
  [0, [['C3', 1220]]],
  [
    1,
    [
      ['C1', 4760],
      ['C3', 1220],
    ],
  ],
  [2, [['C1', 4760]]],
] as const)('M2.20 with contract %d selected, what is due on the others: %j', (index, debts) => {
  const unreadable = { ...owing('C4', 100), contract: null };
  const contracts = [owing('C1', 4760), owing('C2'), owing('C3', 300, 920), unreadable];
  expect(
    debtsElsewhere(contracts, index).map(({ contractReference, due }) => [contractReference, due]),
  ).toEqual(debts);
});

it('a contract whose debts cannot be read is among them', () => {
  const contract = aContract({ reference: 'C2', unreadableDebts: 1 });
  const [debt] = debtsElsewhere([owing('C1'), aContractFile({ contract })], 0);
  expect(debt).toMatchObject({ contractReference: 'C2', due: 0, isPartlyUnread: true });
});

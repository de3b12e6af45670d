import { expect, it } from 'vitest';
import { instant } from '../../src/domain/instant';
import { latestReceiptsFirst, receiptFileName, type ReceiptPath } from '../../src/domain/receipt';
import { aReceipt } from '../support/freeRamp';

it.each([
  ['/api/v2/receipt/transaction/20261108071500120031', 'recu-20261108071500120031.pdf'],
  ['/recus/2026-11/recu_12.pdf', 'recu-recu_12.pdf'],
  ['/recus/a b%c', 'recu-abc.pdf'],
])('P2.35 the receipt at %s is saved as %s', (path, name) => {
  expect(receiptFileName(path as ReceiptPath)).toBe(name);
});

it('P2.35 the latest receipts come first, and the list that came in stays as it is', () => {
  const old = aReceipt({ id: 1, createdAt: instant(1000) });
  const recent = aReceipt({ id: 2, createdAt: instant(2000) });
  const receipts = [old, recent];
  expect(latestReceiptsFirst(receipts)).toEqual([recent, old]);
  expect(receipts).toEqual([old, recent]);
});

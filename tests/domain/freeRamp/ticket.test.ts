import { expect, it } from 'vitest';
import { isSelectable, withReceipt } from '../../../src/domain/freeRamp/ticket';
import { aReceipt, aTicket } from '../../support/freeRamp/freeRamp';

it('P4.26 only a ticket without a receipt may be ticked', () => {
  expect(isSelectable(aTicket())).toBe(true);
  expect(isSelectable(aTicket({ receipt: aReceipt() }))).toBe(false);
});

it('P4.26 tickets that were put on a receipt refer to it; the others do not change', () => {
  const receipt = aReceipt();
  const one = aTicket({ id: 1 });
  const other = aTicket({ id: 2 });
  expect(withReceipt([one, other], [2], receipt)).toEqual([one, { ...other, receipt }]);
});

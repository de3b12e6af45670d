import { describe, expect, it } from 'vitest';
import { cents } from '../../../src/domain/basis/money';
import { refundClaim, withClaimed, withFound } from '../../../src/domain/freeRamp/refundClaim';
import { aReceiptPath, aRefund } from '../../support/freeRamp/freeRamp';

const first = aRefund({ id: 1, amount: cents(320) });
const second = aRefund({ id: 2, amount: cents(590) });
const worthNothing = aRefund({ id: 3, amount: cents(0) });
const claimed = aRefund({ id: 4, claimed: true, receipt: aReceiptPath });
const refunds = [first, second, worthNothing, claimed];

describe('P2.41 the claim of the refunds that were chosen', () => {
  it('has the claimable ones and their total', () => {
    expect(refundClaim(refunds, [1, 2])).toEqual({
      claimable: [first, second],
      total: 910,
      claimed: [],
    });
  });

  it('ignores refunds without an amount and unknown ids', () => {
    expect(refundClaim(refunds, [2, 3, 99])).toEqual({
      claimable: [second],
      total: 590,
      claimed: [],
    });
  });

  it('lists those that were already claimed, for example by this page before a reload', () => {
    expect(refundClaim(refunds, [4])).toEqual({ claimable: [], total: 0, claimed: [claimed] });
  });
});

it('P4.23 claimed refunds are marked and get the new receipt; the others do not change', () => {
  expect(withClaimed(refunds, [1], aReceiptPath)).toEqual([
    { ...first, claimed: true, receipt: aReceiptPath },
    second,
    worthNothing,
    claimed,
  ]);
});

describe('P6.2 a refund that was looked up joins those of the account', () => {
  it('as the newest', () => {
    expect(withFound([first], second)).toEqual([second, first]);
  });

  it('or in its place, if it is already listed', () => {
    const now = { ...first, claimed: true };
    expect(withFound([second, first], now)).toEqual([second, now]);
  });
});

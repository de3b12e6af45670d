import { describe, expect, it } from 'vitest';
import { cents } from '../../src/domain/money';
import { cashTicketStatus, isHandedOutAtLane, refundStatus } from '../../src/domain/refundStatus';
import { atParis } from './atParis';

const paidBack = atParis('2026-11-02T09:00');

describe('what the lookup of a cash ticket says', () => {
  it.each([
    ['P4.12 something to refund, not paid back', 320, null, 'notRefunded'],
    ['P4.12 one cent to refund', 1, null, 'notRefunded'],
    ['P4.13 paid back on a date', 320, paidBack, 'refunded'],
    ['P4.14 nothing to refund', 0, null, 'notRefundable'],
    ['P4.14 nothing to refund, whatever the date', 0, paidBack, 'notRefundable'],
  ])('%s', (_title, refund, refundedAt, expected) => {
    expect(cashTicketStatus({ refund: cents(refund), refundedAt })).toBe(expected);
  });

  it('P4.20 « directement final » means that the receipt was handed out at the lane', () => {
    expect(isHandedOutAtLane('directement final')).toBe(true);
    expect(isHandedOutAtLane('final')).toBe(false);
  });
});

describe('P4.15 what the list of refunds says', () => {
  it.each([
    ['claimed', true, 320, 'refunded'],
    ['claimed although the amount is 0', true, 0, 'refunded'],
    ['amount 0', false, 0, 'notRefundable'],
    ['anything else', false, 1, 'notRefunded'],
  ])('%s', (_title, claimed, amount, expected) => {
    expect(refundStatus({ claimed, amount: cents(amount) })).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { cents } from '../../../src/domain/basis/money';
import {
  hasReceipt,
  isClaimable,
  joinLookUps,
  refundNextStep,
  refundStatus,
  ticketStatus,
  type RefundAsker,
  type RefundNextStep,
  type TicketStatus,
} from '../../../src/domain/freeRamp/refund';
import { aFoundTicket, aRefund } from '../../support/freeRamp/freeRamp';
import { atParis } from '../../support/basis/atParis';

const aDate = atParis('2026-11-02T09:00');

describe('the status of a ticket', () => {
  it.each([
    // title, receipt handed out at the lane, amount to refund, requested, payment date, status
    ['P4.12 something to refund, no payment date', false, 320, false, null, 'refundable'],
    ['P4.12 one cent to refund', false, 1, false, null, 'refundable'],
    ['P4.13 something to refund, a payment date', false, 320, true, aDate, 'refunded'],
    ['P4.13 a payment date alone', false, 320, false, aDate, 'refunded'],
    ['asked for, the transfer on its way', false, 320, true, null, 'claimed'],
    ['P4.14 nothing to refund', false, 0, false, null, 'notRefundable'],
    ['P4.14 nothing to refund, whatever the date', false, 0, true, aDate, 'notRefundable'],
    ['P4.20 handed out', true, 0, false, null, 'handedOutAtLane'],
    ['P4.20 handed out, whatever else', true, 320, true, aDate, 'handedOutAtLane'],
  ] as const)('%s', (_title, isHandedOut, amount, claimed, refundedAt, status) => {
    expect(ticketStatus({ isHandedOut, amount: cents(amount), claimed, refundedAt })).toBe(status);
  });
});

describe('P3.8, P4.13 the lookups of one ticket, by the account and publicly', () => {
  const refund = aRefund();
  const own = aFoundTicket({ trip: null, toll: null, lane: null, paid: null, refund });

  it('are merged: the public facts and the refund of the account', () => {
    expect(joinLookUps(own, aFoundTicket())).toEqual(aFoundTicket({ refund }));
  });

  it.each<[TicketStatus, TicketStatus, TicketStatus]>([
    // of the account, of anyone, of both
    ['claimed', 'refunded', 'refunded'],
    ['refundable', 'refunded', 'refunded'],
    ['claimed', 'refundable', 'claimed'],
    ['refundable', 'claimed', 'claimed'],
    ['notRefundable', 'refundable', 'notRefundable'],
    ['refundable', 'notRefundable', 'notRefundable'],
    ['notRefundable', 'refunded', 'refunded'],
    ['refunded', 'notRefundable', 'refunded'],
    ['refundable', 'handedOutAtLane', 'handedOutAtLane'],
    ['handedOutAtLane', 'refunded', 'handedOutAtLane'],
    ['refundable', 'refundable', 'refundable'],
  ])('%s and %s are %s: what is refunded or requested is not offered again', (one, other, both) => {
    const joined = joinLookUps(
      { ...own, status: one, amount: cents(100) },
      aFoundTicket({ status: other, amount: cents(200) }),
    );
    expect(joined).toMatchObject({
      status: both,
      amount: cents(one === both ? 100 : 200),
    });
  });

  it('a date that only the lookup of the account returns is used', () => {
    expect(joinLookUps(own, aFoundTicket({ at: null })).at).toBe(own.at);
  });
});

describe('the next step, by person', () => {
  const everyone: readonly RefundAsker[] = ['visitor', 'accountWithoutBank', 'accountWithBank'];
  const rows: readonly (readonly [string, TicketStatus, readonly RefundAsker[], RefundNextStep])[] =
    [
      ['P4.20 handed out at the lane', 'handedOutAtLane', everyone, 'contactUs'],
      ['P4.14 not refundable', 'notRefundable', everyone, 'lookUpAnother'],
      ['P4.13 refunded', 'refunded', everyone, 'lookUpAnother'],
      ['asked for', 'claimed', everyone, 'lookUpAnother'],
      ['P4.22 refundable', 'refundable', ['visitor'], 'giveBankDetails'],
      ['P4.21 refundable', 'refundable', ['accountWithoutBank'], 'addBankAccount'],
      ['P4.21 refundable', 'refundable', ['accountWithBank'], 'claim'],
    ];

  it.each(rows)('%s (%s), for %j: %s', (_title, status, askers, step) => {
    expect(askers.map((asker) => refundNextStep(status, asker))).toEqual(askers.map(() => step));
  });
});

it('P4.20, P6.1 the receipt of a ticket can be downloaded unless it was handed out at the lane', () => {
  expect(hasReceipt('handedOutAtLane')).toBe(false);
  for (const status of ['notRefundable', 'refunded', 'claimed', 'refundable'] as const) {
    expect(hasReceipt(status)).toBe(true);
  }
});

describe('P4.15 the status in the list of refunds', () => {
  it.each([
    ['claimed', true, 320, 'refunded', false],
    ['claimed although the amount is 0', true, 0, 'refunded', false],
    ['amount 0', false, 0, 'notRefundable', false],
    ['anything else, which can be claimed', false, 1, 'notRefunded', true],
  ] as const)('%s', (_title, claimed, amount, expected, claimable) => {
    expect(refundStatus({ claimed, amount: cents(amount) })).toBe(expected);
    expect(isClaimable({ claimed, amount: cents(amount) })).toBe(claimable);
  });
});

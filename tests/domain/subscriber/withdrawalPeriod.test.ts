import { fc, test } from '../../support/basis/property';
import { expect, it } from 'vitest';
import { instant } from '../../../src/domain/basis/instant';
import { mayStillWithdraw } from '../../../src/domain/subscriber/withdrawalPeriod';
import { atParis } from '../../support/basis/atParis';

const contract = { createdAt: atParis('2026-11-02T10:00') };

it.each([
  ['on the day itself', '2026-11-02T18:00', true],
  ['on the 14th day after it', '2026-11-16T23:59', true],
  ['on the Monday after a 14th day on Saturday', '2026-11-18T10:00', true],
  ['four days after the 14th', '2026-11-20T23:59', true],
  ['later', '2026-11-21T10:00', false],
])('a contract of 2 November, %s: %s', (_title, now, expected) => {
  expect(mayStillWithdraw(contract, [], atParis(now))).toBe(expected);
});

it.each([
  ['delivered lately', '2026-12-20T12:00', true],
  ['delivered long ago', '2026-11-05T12:00', false],
  ['not delivered yet', null, false],
])('a badge %s counts from its delivery', (_title, delivered, expected) => {
  const deliveredAt = delivered === null ? null : atParis(delivered);
  expect(mayStillWithdraw(contract, [{ deliveredAt }], atParis('2026-12-24T12:00'))).toBe(expected);
});

it('a badge that is not delivered yet does not end the period of its contract', () => {
  const now = atParis('2026-11-10T12:00');
  expect(mayStillWithdraw(contract, [{ deliveredAt: null }], now)).toBe(true);
});

const moment = fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }).map(instant);

test.prop([moment, fc.array(moment), fc.nat(14 * 86_400)])(
  'never ends within 14 days of the contract or of any delivery',
  (createdAt, deliveries, later) => {
    const badges = deliveries.map((deliveredAt) => ({ deliveredAt }));
    for (const begun of [createdAt, ...deliveries]) {
      expect(mayStillWithdraw({ createdAt }, badges, instant(begun + later))).toBe(true);
    }
  },
);

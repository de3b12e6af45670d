import { expect, it } from 'vitest';
import type { Badge as WireBadge } from '../../../../generated/api';
import { unreadable } from '../../../../generated/combinators';
import { toBadge } from '../../../../src/adapters/http/badge/toBadge';
import { answerExample } from '../../../simulators/support/examples';

const { badge } = answerExample('saveBadgeServices') as { readonly badge: WireBadge };

it.each([
  ['AC', 'active'],
  ['RS', 'returned'],
  ['EC', 'exchanged'],
  ['LN', 'opposed'],
] as const)('M4.1 the badge status %s is %s', (status, expected) => {
  expect(toBadge({ ...badge, status }).status).toBe(expected);
});

it('M3.9 an unknown status or period leaves the badge in its list', () => {
  const read = toBadge({ ...badge, status: unreadable, period: unreadable });
  expect([read.status, read.thresholdAlert.period]).toEqual(['unknown', null]);
});

it.each([
  ['S', 'week'],
  ['M', 'month'],
  [null, null],
] as const)('M3.9 a threshold counts by %s: %s', (period, expected) => {
  expect(toBadge({ ...badge, period }).thresholdAlert.period).toBe(expected);
});

it.each([
  ['R', 'locker'],
  ['LC', 'correspondence'],
  ['L', 'address'],
  ['', null],
  [null, null],
  ['toString', { calledByServer: 'toString' }],
  ['r', { calledByServer: 'r' }],
])('M5.24 the delivery type %j is %j', (deliveryType, expected) => {
  expect(toBadge({ ...badge, deliveryType }).deliveryType).toEqual(expected);
});

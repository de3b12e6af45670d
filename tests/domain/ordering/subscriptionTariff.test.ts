import { describe, expect, it } from 'vitest';
import type { ContractCategory } from '../../../src/domain/contract/contractCategory';
import type { ContractStatus } from '../../../src/domain/contract/contractStatus';
import {
  badgeOrderTariff,
  isOrderable,
  isOrderUndecided,
} from '../../../src/domain/ordering/subscriptionTariff';
import { aContract, aTariff } from '../../support/subscriber/builders';

const categoryOf = (code: string): ContractCategory => ({
  name: '',
  code,
  shownCode: '',
  hasOutstandingOnly: false,
});
const prepaid = aTariff();
const authority = aTariff({ code: '01', bondCode: 'D01', registersBadges: false });

describe('M5.27 the tariff by which a contract may order badges', () => {
  it.each<[string, ContractStatus, typeof prepaid | null]>([
    ['tunnelPass', 'active', prepaid],
    ['tunnelPass', 'inactive', prepaid],
    ['tunnelPass', 'special', null],
    ['01', 'active', null],
    ['99', 'active', null],
  ])('category %s, status %s', (code, status, expected) => {
    const contract = { category: categoryOf(code), status };
    expect(badgeOrderTariff([authority, prepaid], contract)).toBe(expected);
  });

  it('a category without a published tariff has none', () => {
    expect(
      badgeOrderTariff([], { category: categoryOf('tunnelPass'), status: 'active' }),
    ).toBeNull();
  });
});

describe('P7.2, M5.27 whether it is unknown if a contract may order badges', () => {
  const contract = aContract({ category: categoryOf('tunnelPass') });

  it.each([
    ['its price is known', [aTariff({ code: 'tunnelPass' })], 1, contract, false],
    [
      'its price is one of the known ones',
      [aTariff({ code: 'tunnelPassPlus' }), aTariff({ code: 'tunnelPass' })],
      1,
      contract,
      false,
    ],
    ['no price could be read', [], 1, contract, true],
    ['no price could not be read', [aTariff({ code: 'tunnelPassPlus' })], 0, contract, false],
    [
      'its price may be the one that could not be read',
      [aTariff({ code: 'tunnelPassPlus' })],
      1,
      contract,
      true,
    ],
    ['its status blocks orders anyway', [], 1, { ...contract, status: 'special' as const }, false],
  ] as const)('%s', (_title, tariffs, unreadable, owner, isUndecided) => {
    expect(isOrderUndecided(tariffs, unreadable, owner)).toBe(isUndecided);
  });
});

it.each([
  ['D04', true],
  ['', false],
])('M7.24, P3.19 an order names its deposit « %s »: it can be placed %s', (bondCode, expected) => {
  expect(isOrderable({ bondCode })).toBe(expected);
});

import { describe, expect, it } from 'vitest';
import type { ContractStatus } from '../../src/domain/contractStatus';
import { badgeOrderTariff, isOrderUndecided } from '../../src/domain/subscriptionTariff';
import { aContract, aTariff } from '../support/builders';

const prepaid = aTariff();
const authority = aTariff({ code: '01', bondCode: 'D01', registersBadges: false });

describe('M5.27 the tariff by which a contract may order badges', () => {
  it.each<[string, ContractStatus, typeof prepaid | undefined]>([
    ['04', 'active', prepaid],
    ['04', 'inactive', prepaid],
    ['04', 'special', undefined],
    ['01', 'active', undefined],
    ['99', 'active', undefined],
  ])('category %s, status %s', (code, status, expected) => {
    const contract = { category: { name: '', code }, status };
    expect(badgeOrderTariff([authority, prepaid], contract)).toBe(expected);
  });

  it('a category without a published tariff orders none', () => {
    expect(
      badgeOrderTariff([], { category: { name: '', code: '04' }, status: 'active' }),
    ).toBeUndefined();
  });
});

describe('P7.2, M5.27 whether it can be told that a contract may order badges', () => {
  const contract = aContract({ category: { name: 'Tunnel Pass', code: '04' } });

  it.each([
    ['its price is known', [aTariff({ code: '04' })], 1, contract, false],
    ['no price could not be read', [aTariff({ code: '07' })], 0, contract, false],
    [
      'its price may be the one that could not be read',
      [aTariff({ code: '07' })],
      1,
      contract,
      true,
    ],
    ['its status blocks orders anyway', [], 1, { ...contract, status: 'special' as const }, false],
  ] as const)('%s', (_title, tariffs, unreadable, owner, isUndecided) => {
    expect(isOrderUndecided(tariffs, unreadable, owner)).toBe(isUndecided);
  });
});

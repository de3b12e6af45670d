import { describe, expect, it } from 'vitest';
import type { ContractStatus } from '../../src/domain/contractStatus';
import { badgeOrderTariff } from '../../src/domain/subscriptionTariff';
import { aTariff } from '../support/builders';

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

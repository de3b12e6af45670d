import { describe, expect, it } from 'vitest';
import { groupBadges } from '../../../src/domain/subscriber/badgeGroups';
import { aBadge, aContract, aContractFile } from '../../support/subscriber/builders';

const fileOf = (reference: string, badges: readonly (readonly [string, string])[]) =>
  aContractFile({
    contract: aContract({ reference }),
    badges: badges.map(([name, number]) => aBadge({ name, reference: number })),
  });

const contracts = [
  fileOf('C1', [
    ['', '900'],
    ['ZOE', '300'],
    ['Vélo 10', '400'],
    ['Vélo 2', '500'],
    ['ZOE', '200'],
    ['', '100'],
  ]),
  fileOf('C2', []),
  fileOf('C3', [['UTILITAIRE', '650']]),
];

const shown = (selectedIndex: number): readonly (readonly [string | null, readonly string[]])[] =>
  groupBadges(contracts, selectedIndex).map(({ contractReference, badges }) => [
    contractReference,
    badges.map(({ reference }) => reference),
  ]);

describe('the badges of the select on the passages page (M2.26, M7.13)', () => {
  it('are those of every contract, by name of the vehicle and by number, without a name last', () => {
    expect(shown(0)).toEqual([
      ['C1', ['500', '400', '200', '300', '100', '900']],
      ['C3', ['650']],
    ]);
  });

  it('a selected contract comes first; nothing else changes', () => {
    expect(shown(2)).toEqual([shown(0)[1], shown(0)[0]]);
  });

  it('P7.2 those of a contract that could not be read have no reference', () => {
    const badges = [aBadge()];
    const unread = { ...aContractFile(), contract: null, badges };
    expect(groupBadges([unread], 0)).toEqual([{ contractReference: null, badges }]);
  });

  it('a selected contract without badges, or that does not exist, does not change the order', () => {
    expect(shown(1)).toEqual(shown(0));
    expect(shown(9)).toEqual(shown(0));
  });
});

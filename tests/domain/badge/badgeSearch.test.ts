import { fc, test as property } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import type { Badge } from '../../../src/domain/badge/badge';
import {
  listBadges,
  needsSearch,
  searchBadges,
  statusesOf,
  type BadgeSearch,
} from '../../../src/domain/badge/badgeSearch';
import { foldWords } from '../../../src/domain/basis/foldLetters';
import { cents } from '../../../src/domain/basis/money';
import { aBadge } from '../../support/subscriber/builders';

const settled = cents(0);
const unpaid = cents(4760);

const clio = aBadge({ id: 1, reference: '64010828', name: 'CLIO', personalisation1: 'VEHICULE 2' });
const truck = aBadge({
  id: 2,
  reference: '65220001',
  name: 'Fourgon 10',
  personalisation1: 'ATELIER',
  personalisation2: 'Tournée de l’Évêché',
});
const van = aBadge({ id: 3, reference: '65220002', name: 'Fourgon 2' });
const nameless = aBadge({ id: 4, reference: '65220009', name: '' });
const lost = aBadge({ id: 5, reference: '64010612', name: 'CLIO', status: 'opposed' });
const fleet = [lost, nameless, truck, van, clio];

const idsOf = (badges: readonly Badge[]): readonly number[] => badges.map(({ id }) => id);

describe('the order of the badges of a contract', () => {
  it('is: badges in use, then the others; by vehicle name and number, those without a name last', () => {
    expect(idsOf(listBadges(fleet, settled))).toEqual([1, 3, 2, 4, 5]);
  });

  it('M2.20 shows them as suspended while something is unpaid, in the same order', () => {
    const listed = listBadges(fleet, unpaid);
    expect(idsOf(listed)).toEqual([1, 3, 2, 4, 5]);
    expect(listed.map(({ shownStatus }) => shownStatus)).toEqual([
      ...Array<string>(4).fill('suspended'),
      'opposed',
    ]);
    expect(statusesOf(listed)).toEqual(['suspended', 'opposed']);
  });
});

it.each([
  [12, false],
  [13, true],
])('a list of %d badges needs a search: %s', (count, isNeeded) => {
  expect(needsSearch(Array.from({ length: count }, () => clio))).toBe(isNeeded);
});

describe('the search of a badge', () => {
  const listed = listBadges(fleet, settled);
  const found = (words: string, status: BadgeSearch['status'] = null): readonly number[] =>
    idsOf(searchBadges(listed, { words, status }));

  it.each([
    ['', [1, 3, 2, 4, 5]],
    ['clio', [1, 5]],
    ['fourgon', [3, 2]],
    ['6522', [3, 2, 4]],
    ['640 10 828', [1]],
    ['tournee', [2]],
    ["l'eveche", [2]],
    ['atelier 65220001', [2]],
    ['vehicule', [1]],
    ['64010828clio', []],
    ['twingo', []],
  ])('« %s » finds %j in reference, name and personalisations', (words, ids) => {
    expect(found(words)).toEqual(ids);
  });

  it('finds the badges of one status', () => {
    expect(found('clio', 'opposed')).toEqual([5]);
    expect(found('', 'active')).toEqual([1, 3, 2, 4]);
    expect(found('', 'returned')).toEqual([]);
  });
});

describe('any search of any badges', () => {
  const letters = fc.constantFrom(..."aàâäæbcçdeéèêëfgiîïoôöœuùûüÿzÀÉÇŒ 0123-'.");
  const text = fc.string({ unit: letters, maxLength: 12 });
  const badges = fc.array(
    fc
      .record({
        reference: fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 8 }),
        name: text,
        personalisation1: text,
        personalisation2: text,
        status: fc.constantFrom('active', 'returned', 'exchanged', 'opposed'),
      })
      .map((part) => aBadge(part)),
    { maxLength: 20 },
  );
  const contract = fc.constantFrom(settled, unpaid);
  const shown = fc.constantFrom(null, 'active', 'suspended', 'returned', 'exchanged', 'opposed');

  property.prop([badges, contract])('a list has every badge once', (all, of) => {
    expect(new Set(listBadges(all, of).map(({ name }) => name))).toEqual(
      new Set(all.map(({ name }) => name)),
    );
    expect(listBadges(all, of)).toHaveLength(all.length);
  });

  property.prop([badges, contract, text, shown])(
    'what is found is a part of the list, in its order, and a longer search never finds more',
    (all, of, words, status) => {
      const list = listBadges(all, of);
      const hits = searchBadges(list, { words, status });
      expect(list.filter((badge) => hits.includes(badge))).toEqual(hits);
      const fewer = searchBadges(list, { words: `${words} a`, status });
      expect(fewer.every((badge) => hits.includes(badge))).toBe(true);
      expect(hits.every(({ shownStatus }) => status === null || shownStatus === status)).toBe(true);
    },
  );

  property.prop([badges, contract, fc.nat()])(
    'each badge is found by its own texts, without accents and in capitals',
    (all, of, at) => {
      const list = listBadges(all, of);
      const badge = list[at % Math.max(list.length, 1)];
      fc.pre(badge !== undefined);
      for (const words of [badge.reference, badge.name, badge.personalisation2]) {
        const typed = foldWords(words).toUpperCase();
        expect(searchBadges(list, { words: typed, status: badge.shownStatus })).toContain(badge);
      }
    },
  );

  property.prop([badges, contract])('the statuses of a list each find a badge', (all, of) => {
    const list = listBadges(all, of);
    for (const status of statusesOf(list)) {
      expect(searchBadges(list, { words: '', status })).not.toEqual([]);
    }
    expect(statusesOf(list)).toHaveLength(new Set(list.map((badge) => badge.shownStatus)).size);
  });
});

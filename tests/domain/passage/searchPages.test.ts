import { fc, test } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import {
  largestPage,
  isReadUnasked,
  mergePages,
  pagesOfSearch,
  portionsOf,
  type SearchPage,
} from '../../../src/domain/passage/searchPages';

const aPage = (page: number, part: Partial<SearchPage<number>> = {}): SearchPage<number> => ({
  page,
  items: [page],
  unreadable: 0,
  total: 3,
  totalPages: 3,
  ...part,
});
const itself = (id: number): number => id;

/** The pages of a list, as the server sends them, each with its own size of the list. */
const sendPages = (ids: readonly number[], size: number): readonly SearchPage<number>[] =>
  portionsOf(ids, size).map((items, index) =>
    aPage(index + 1, { items, total: ids.length, totalPages: Math.ceil(ids.length / size) }),
  );

describe('the pages to fetch', () => {
  it('are the first one until an answer tells the others', () => {
    expect(pagesOfSearch([])).toEqual([1]);
    expect(pagesOfSearch([aPage(1)])).toEqual([1, 2, 3]);
  });

  it('are more when the search grows', () => {
    expect(pagesOfSearch([aPage(1), aPage(2, { totalPages: 4 }), aPage(3)])).toEqual([1, 2, 3, 4]);
  });

  it('end before a page without passages', () => {
    expect(pagesOfSearch([aPage(1), aPage(3, { items: [] })])).toEqual([1, 2]);
  });

  it('do not end before a page whose passages are all unreadable', () => {
    expect(pagesOfSearch([aPage(1), aPage(2, { items: [], unreadable: 750 })])).toEqual([1, 2, 3]);
  });

  it('are page 1 for an empty search', () => {
    expect(pagesOfSearch([aPage(1, { items: [], total: 0, totalPages: 0 })])).toEqual([1]);
  });
});

it.each([
  [0, false],
  [1, true],
  [1080, true],
  [1500, true],
  [1501, false],
  [43_200, false],
])('a search of %i passages is read unasked: %s', (total, expected) => {
  expect(isReadUnasked(total)).toBe(expected);
});

const someIds = fc.uniqueArray(fc.nat(10_000), { maxLength: 60 });
const aSize = fc.integer({ min: 1, max: 20 });

describe('the merged pages', () => {
  const none = { items: [], unreadable: 0, absent: 0 };

  it('are nothing without a page', () => {
    expect(mergePages([], itself)).toEqual(none);
  });

  it.each([
    ['the order of the pages', [aPage(3), aPage(1), aPage(2)], { ...none, items: [1, 2, 3] }],
    [
      'the sum of what is unreadable, and the rest of the latest total',
      [
        aPage(2, { unreadable: 2, total: 3 }),
        aPage(1, { unreadable: 1, total: 4 }),
        aPage(3, { total: 10 }),
      ],
      { items: [1, 2, 3], unreadable: 3, absent: 4 },
    ],
    [
      'nothing absent when the search became shorter',
      [aPage(1), aPage(2), aPage(3, { total: 1 })],
      { ...none, items: [1, 2, 3] },
    ],
  ])('have %s', (_title, arrived, merged) => {
    expect(mergePages(arrived, itself)).toEqual(merged);
  });

  it('have a passage of two pages as the earlier page has it', () => {
    const pageOf = (page: number, names: readonly string[]): SearchPage<string> => ({
      ...aPage(page),
      items: names,
    });
    const arrived = [pageOf(2, ['1 again', '2']), pageOf(1, ['0', '1'])];
    expect(mergePages(arrived, (name) => Number(name.charAt(0))).items).toEqual(['0', '1', '2']);
  });

  test.prop([someIds, aSize, fc.infiniteStream(fc.nat(1000))])(
    'are the whole list in its order, whatever the order of arrival',
    (ids, size, chance) => {
      const arrived = sendPages(ids, size)
        .map((page) => ({ page, place: chance.next().value as number }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ page }) => page);
      expect(mergePages(arrived, itself)).toEqual({ items: ids, unreadable: 0, absent: 0 });
    },
  );

  test.prop([someIds, aSize, fc.integer({ min: 1, max: 30 })])(
    'have each passage once when new ones move the others to the next page',
    (ids, size, added) => {
      const newIds = Array.from({ length: added }, (_, index) => 20_000 + index);
      const [first, ...before] = sendPages(ids, size);
      const grown = sendPages([...newIds, ...ids], size).slice(1);
      const merged = mergePages(first ? [first, ...grown] : grown, itself);
      expect(new Set(merged.items).size).toBe(merged.items.length);
      expect(merged.items).toEqual(expect.arrayContaining([...ids]));
      expect(before.every(({ items }) => items.every((id) => merged.items.includes(id)))).toBe(
        true,
      );
    },
  );

  test.prop([someIds, aSize, fc.nat(5)])(
    'and what is absent or unreadable add up to the latest total',
    (ids, size, missed) => {
      const arrived = sendPages(ids, size).map((page) => ({
        ...page,
        unreadable: 1,
        total: page.total + missed + page.totalPages,
      }));
      const { items, unreadable, absent } = mergePages(arrived, itself);
      const expected = arrived.at(-1)?.total ?? 0;
      expect(items.length + unreadable + absent).toBe(expected);
    },
  );
});

describe('the portions of an export', () => {
  it('have at most as many identifiers as the largest page', () => {
    const sizes = portionsOf(Array.from({ length: 43_200 }, (_, id) => id)).map(
      ({ length }) => length,
    );
    expect(sizes).toHaveLength(58);
    expect(Math.max(...sizes)).toBe(largestPage);
  });

  test.prop([someIds, aSize])('are the whole list, none of them empty', (ids, size) => {
    const portions = portionsOf(ids, size);
    expect(portions.flat()).toEqual(ids);
    expect(portions.every(({ length }) => length > 0 && length <= size)).toBe(true);
  });
});

import { fc, test as property } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import { instant } from '../../../src/domain/basis/instant';
import {
  agendaAt,
  byCategory,
  byYear,
  latestYears,
  publishedDocuments,
} from '../../../src/domain/publicSite/publicDocument';
import { today } from '../../support/store/fakePorts';
import { aDocument, inYear } from '../../support/publicSite/publicSite';

describe('P3.21 the documents that visitors may read', () => {
  it('are the published ones, the newest first', () => {
    const old = aDocument({ id: 1, ...inYear(2020) });
    const recent = aDocument({ id: 2, ...inYear(2024) });
    const draft = aDocument({ id: 3, ...inYear(2025), isPublished: false });
    expect(publishedDocuments([old, recent, draft])).toEqual([recent, old]);
  });

  it('one without a date is the last of its list, in a group of years of its own', () => {
    const undated = aDocument({ id: 4, datedAt: null });
    const dated = aDocument({ id: 5, ...inYear(2020) });
    expect(publishedDocuments([undated, dated])).toEqual([dated, undated]);
    expect(byYear([undated, dated]).map(({ year }) => year)).toEqual([2020, null]);
    expect(agendaAt([undated, dated], today)).toEqual({ upcoming: [undated], past: [dated] });
  });
});

describe('P3.21 documents by category', () => {
  const inCategory = (
    category: string | null,
    year: number,
    change: Parameters<typeof aDocument>[0] = {},
  ): ReturnType<typeof aDocument> => aDocument({ id: year, category, ...inYear(year), ...change });
  const shown = (
    documents: readonly ReturnType<typeof aDocument>[],
  ): readonly (readonly [string | null, readonly number[]])[] =>
    byCategory(documents).map(({ name, documents: ofOne }) => [name, ofOne.map(({ id }) => id)]);

  it('the category of the newest document first, those without a category last', () => {
    expect(
      shown([
        inCategory('comptes', 2019),
        inCategory(null, 2025),
        inCategory('statuts', 2023),
        inCategory('comptes', 2021),
        inCategory('  ', 2018),
      ]),
    ).toEqual([
      ['Statuts', [2023]],
      ['Comptes', [2021, 2019]],
      [null, [2025, 2018]],
    ]);
  });

  it('case and spaces around make no other category; the name is that of its newest document', () => {
    expect(
      shown([
        inCategory(' états financiers', 2022),
        inCategory('ÉTATS FINANCIERS ', 2020),
        inCategory('Statuts', 2021),
      ]),
    ).toEqual([
      ['États financiers', [2022, 2020]],
      ['Statuts', [2021]],
    ]);
  });

  it('two categories and no other document make two groups', () => {
    expect(shown([inCategory('a', 2022), inCategory('b', 2021)])).toEqual([
      ['A', [2022]],
      ['B', [2021]],
    ]);
  });

  it('one category, or none, makes one group without a name', () => {
    expect(shown([inCategory('comptes', 2022), inCategory(null, 2023)])).toEqual([
      [null, [2023, 2022]],
    ]);
    expect(shown([inCategory(null, 2023)])).toEqual([[null, [2023]]]);
  });

  it('no published document makes no group', () => {
    expect(shown([inCategory('comptes', 2022, { isPublished: false })])).toEqual([]);
  });
});

describe('P9.14 reports by year', () => {
  const reports = [2019, 2022, 2020, 2024, 2022, 2021].map((year, id) =>
    aDocument({ id, ...inYear(year) }),
  );

  it('the latest year first, each with its reports', () => {
    expect(byYear(reports).map(({ year, documents }) => [year, documents.length])).toEqual([
      [2024, 1],
      [2022, 2],
      [2021, 1],
      [2020, 1],
      [2019, 1],
    ]);
  });

  it('the latest four years that have reports come first', () => {
    expect(latestYears(byYear(reports)).map(({ year }) => year)).toEqual([2024, 2022, 2021, 2020]);
  });

  it('a report of New Year in Europe/Paris belongs to the new year', () => {
    const report = aDocument({ datedAt: instant(Date.UTC(2025, 11, 31, 23, 30) / 1000) });
    expect(byYear([report]).map(({ year }) => year)).toEqual([2026]);
  });

  property.prop([fc.array(fc.tuple(fc.integer({ min: 2000, max: 2030 }), fc.boolean()))])(
    'no report is lost, none shown twice',
    (given) => {
      const documents = given.map(([year, isPublished], id) =>
        aDocument({ id, ...inYear(year), isPublished }),
      );
      const ids = byYear(documents).flatMap((year) => year.documents.map(({ id }) => id));
      expect(ids.toSorted((one, other) => one - other)).toEqual(
        documents.filter(({ isPublished }) => isPublished).map(({ id }) => id),
      );
    },
  );
});

describe('P2.5 the agenda', () => {
  const at = (id: number, day: number, hour: number): ReturnType<typeof aDocument> =>
    aDocument({ id, datedAt: instant(Date.UTC(2026, 10, day, hour) / 1000) });
  // 21/11/2026 11:00 in Paris.
  const { upcoming, past } = agendaAt(
    [
      at(1, 25, 9),
      at(2, 21, 6),
      at(3, 20, 22),
      at(4, 20, 23),
      at(5, 30, 9),
      at(6, 2, 9),
      { ...at(7, 28, 9), isPublished: false },
    ],
    today,
  );

  it('has future events first, the nearest first, including those of today', () => {
    expect(upcoming.map(({ id }) => id)).toEqual([4, 2, 1, 5]);
  });

  it('has past events after them, the newest first', () => {
    expect(past.map(({ id }) => id)).toEqual([3, 6]);
  });
});

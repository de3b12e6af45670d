import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { instant } from '../../../src/domain/basis/instant';
import {
  agendaAt,
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
    const report = aDocument({ createdAt: instant(Date.UTC(2025, 11, 31, 23, 30) / 1000) });
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
    aDocument({ id, createdAt: instant(Date.UTC(2026, 10, day, hour) / 1000) });
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

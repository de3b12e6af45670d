import { fc, test } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import { calendarDayOf } from '../../../src/domain/basis/calendarDay';
import { instant } from '../../../src/domain/basis/instant';
import { cents } from '../../../src/domain/basis/money';
import type { Passage } from '../../../src/domain/passage/passage';
import { passageMonths } from '../../../src/domain/passage/passageMonths';
import { summarisePassages } from '../../../src/domain/passage/passageSummary';
import { atParis } from '../../support/basis/atParis';
import { aPassage } from '../../support/subscriber/builders';

const now = atParis('2026-11-24T10:00');
/** Within the 18 months of M9.2: two nights when the clocks go back, one when they go forward. */
const moment = fc
  .integer({ min: atParis('2025-06-01T00:00'), max: now })
  .map((seconds) => instant(seconds));

const passages: fc.Arbitrary<readonly Passage[]> = fc.uniqueArray(
  fc
    .record({
      id: fc.nat(),
      at: moment,
      badgeReference: fc.constantFrom('64010827', '64010828', '64010829'),
      amount: fc.integer({ min: -1_000, max: 2_000 }).map(cents),
    })
    .map((part) => aPassage(part)),
  { selector: ({ id }) => id, maxLength: 60 },
);

const counted = (parts: readonly { readonly count: number }[]): number =>
  parts.reduce((sum, { count }) => sum + count, 0);
const added = (parts: readonly { readonly amount: number | null }[]): number =>
  parts.reduce((sum, { amount }) => sum + (amount ?? Number.NaN), 0);

describe('what passages add up to', () => {
  test.prop([passages])('the months, the badges and the hours have the sum of the whole', (all) => {
    const { total, months, badges, week } = summarisePassages(all);
    expect(total).toEqual({
      count: all.length,
      amount: all.reduce((sum, { amount }) => sum + amount, 0),
    });
    for (const parts of [months, badges]) {
      expect(counted(parts)).toBe(total.count);
      expect(added(parts)).toBe(total.amount);
    }
    expect(week.map((hours) => hours.length)).toEqual(Array.from({ length: 7 }, () => 24));
    expect(week.flat().reduce((sum, count) => sum + count, 0)).toBe(total.count);
  });

  test.prop([passages])('each month has the passages of its days, for 18 months back', (all) => {
    const { months } = summarisePassages(all);
    const expected = passageMonths(now)
      .map(({ from, to }) => ({
        month: from.slice(0, 7),
        count: all.filter(({ at }) => calendarDayOf(at) >= from && calendarDayOf(at) <= to).length,
      }))
      .filter(({ count }) => count > 0);
    expect(months.map(({ month, count }) => ({ month, count }))).toEqual(expected);
  });

  test.prop([passages])('a passage that was sent twice counts once', (all) => {
    expect(summarisePassages([...all, ...all])).toEqual(summarisePassages(all));
  });

  it.each([
    ['the first hour that the clock shows twice', '2026-10-25T02:30+02:00', 6, 2],
    ['the second hour that the clock shows twice', '2026-10-25T02:30+01:00', 6, 2],
    ['after the hour that does not exist in March', '2026-03-29T01:30Z', 6, 3],
    ['before midnight on the last day of a month', '2026-09-30T23:59:59', 2, 23],
    ['the first second of a Monday', '2026-11-23T00:00:00', 0, 0],
  ])('%s', (_title, iso, weekday, hour) => {
    const { week } = summarisePassages([aPassage({ at: atParis(iso) })]);
    expect(week[weekday]?.[hour]).toBe(1);
  });

  it('no passage adds up to a week of empty hours', () => {
    expect(summarisePassages([])).toEqual({
      total: { count: 0, amount: 0 },
      months: [],
      badges: [],
      week: Array.from({ length: 7 }, () => Array<number>(24).fill(0)),
    });
  });

  it('the latest month is first, each with its number and its amount', () => {
    const { total, months } = summarisePassages([
      aPassage({ id: 1, at: atParis('2026-09-10T08:00'), amount: cents(320) }),
      aPassage({ id: 2, at: atParis('2026-11-10T08:00'), amount: cents(270) }),
      aPassage({ id: 3, at: atParis('2026-10-10T08:00'), amount: cents(590) }),
      aPassage({ id: 4, at: atParis('2026-09-11T08:00'), amount: cents(320) }),
    ]);
    expect(total).toEqual({ count: 4, amount: 1500 });
    expect(months).toEqual([
      { month: '2026-11', count: 1, amount: 270 },
      { month: '2026-10', count: 1, amount: 590 },
      { month: '2026-09', count: 2, amount: 640 },
    ]);
  });

  it('the badge that cost most is first, wherever its passages are', () => {
    const costs = [320, 640, 590, 100, 700] as const;
    const { badges } = summarisePassages(
      costs.map((cost, id) => aPassage({ id, badgeReference: String(cost), amount: cents(cost) })),
    );
    expect(badges.map(({ amount }) => amount)).toEqual([700, 640, 590, 320, 100]);
  });

  it('the passages of a badge are added before it is compared', () => {
    const { badges } = summarisePassages([
      aPassage({ id: 1, badgeReference: 'a', amount: cents(320) }),
      aPassage({ id: 2, badgeReference: 'b', amount: cents(590) }),
      aPassage({ id: 3, badgeReference: 'a', amount: cents(320) }),
    ]);
    expect(badges).toEqual([
      { badgeReference: 'a', count: 2, amount: 640 },
      { badgeReference: 'b', count: 1, amount: 590 },
    ]);
  });

  it('amounts that are too large to be added have no sum', () => {
    const huge = cents(Number.MAX_SAFE_INTEGER);
    const { total } = summarisePassages([
      aPassage({ id: 1, amount: huge }),
      aPassage({ id: 2, amount: huge }),
    ]);
    expect(total).toEqual({ count: 2, amount: null });
  });
});

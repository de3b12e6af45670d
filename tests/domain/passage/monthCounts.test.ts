import { fc, test } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/domain/basis/calendar';
import { calendarDayOf } from '../../../src/domain/basis/calendarDay';
import { instant } from '../../../src/domain/basis/instant';
import { monthOfSearch, monthsOfSummary } from '../../../src/domain/passage/monthCounts';
import { passageMonths } from '../../../src/domain/passage/passageMonths';
import { defaultPassagePeriod } from '../../../src/domain/passage/passagePeriod';
import { summarisePassages } from '../../../src/domain/passage/passageSummary';
import { atParis } from '../../support/basis/atParis';
import { day } from '../../support/basis/day';
import { aPassage } from '../../support/subscriber/builders';

const now = atParis('2026-11-21T10:00');
const summaryOf = (...at: readonly string[]) =>
  summarisePassages(at.map((iso, id) => aPassage({ id, at: atParis(iso) })));

describe('the months that a summary knows', () => {
  it('of 18 months: each of the 18 chips, also without a passage', () => {
    const counts = monthsOfSummary(
      summaryOf('2026-11-02T08:00', '2026-11-20T18:00', '2026-09-30T23:59:59', '2025-05-30T08:00'),
      defaultPassagePeriod(now),
      now,
    );
    expect([...counts.keys()]).toHaveLength(18);
    expect(counts.get('2026-11')).toBe(2);
    expect(counts.get('2026-10')).toBe(0);
    expect(counts.get('2026-09')).toBe(1);
    expect(counts.has('2025-05')).toBe(false);
  });

  it('a month of which the search has only some days is not known', () => {
    const counts = monthsOfSummary(
      summaryOf('2026-10-20T08:00', '2026-09-20T08:00'),
      { from: day('2026-09-02'), to: day('2026-10-31') },
      now,
    );
    expect([...counts]).toEqual([['2026-10', 1]]);
  });

  it('a month that is the whole search is known', () => {
    const october = { from: day('2026-10-01'), to: day('2026-10-31') };
    expect([...monthsOfSummary(summaryOf('2026-10-20T08:00'), october, now)]).toEqual([
      ['2026-10', 1],
    ]);
  });

  it.each([
    ['the first hour that the clock shows twice', '2026-10-25T02:30+02:00', '2026-10'],
    ['the second hour that the clock shows twice', '2026-10-25T02:30+01:00', '2026-10'],
    ['after the hour that does not exist in March', '2026-03-29T01:30Z', '2026-03'],
    ['the first minute of a month', '2026-03-01T00:00:00', '2026-03'],
  ])('%s counts for its month', (_title, iso, month) => {
    const counts = monthsOfSummary(summaryOf(iso), defaultPassagePeriod(now), now);
    expect(counts.get(month)).toBe(1);
  });

  const today = fc
    .integer({ min: atParis('2024-01-01T00:00'), max: atParis('2028-12-31T23:59') })
    .map((seconds) => instant(seconds));
  const daysAgo = fc.array(fc.nat(540), { maxLength: 40 });

  test.prop([today, daysAgo])(
    'of 18 months, on any day: their counts are the passages since the first of the oldest month',
    (at, ages) => {
      const days = ages.map((age) => addDays(calendarDayOf(at), -age));
      const all = days.map((day, id) => aPassage({ id, at: atParis(`${day}T12:00`) }));
      const counts = monthsOfSummary(summarisePassages(all), defaultPassagePeriod(at), at);
      const oldest = passageMonths(at).at(-1)?.from ?? '';
      expect(counts.size).toBe(18);
      expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(
        days.filter((day) => day >= oldest).length,
      );
    },
  );
});

describe('the month of a search', () => {
  const [current, before] = passageMonths(now);

  it('has the number that the server names', () => {
    expect([...monthOfSearch(current ?? defaultPassagePeriod(now), 12, now)]).toEqual([
      ['2026-11', 12],
    ]);
    expect([...monthOfSearch(before ?? defaultPassagePeriod(now), 0, now)]).toEqual([
      ['2026-10', 0],
    ]);
  });

  it('is unknown for other days', () => {
    expect(monthOfSearch(defaultPassagePeriod(now), 12, now).size).toBe(0);
  });
});

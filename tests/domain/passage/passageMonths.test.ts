import { fc, test } from '../../support/basis/property';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/domain/basis/calendar';
import { instant } from '../../../src/domain/basis/instant';
import {
  currentMonth,
  isSamePeriod,
  passageMonths,
} from '../../../src/domain/passage/passageMonths';
import { passagePeriodBetween } from '../../../src/domain/passage/passagePeriod';
import { atParis } from '../../support/basis/atParis';
import { day } from '../../support/basis/day';

/** Any moment from 1970 to 2100. */
const anyMoment = fc.integer({ min: 0, max: 4_133_980_799 }).map(instant);

describe('M9.2 the months of passages', () => {
  it('are 18, newest first; the current one ends today', () => {
    const months = passageMonths(atParis('2026-11-21T10:00'));
    expect(months).toHaveLength(18);
    expect(months.slice(0, 3)).toEqual([
      { from: '2026-11-01', to: '2026-11-21' },
      { from: '2026-10-01', to: '2026-10-31' },
      { from: '2026-09-01', to: '2026-09-30' },
    ]);
    expect(months.at(-1)).toEqual({ from: '2025-06-01', to: '2025-06-30' });
  });

  it.each([
    ['2026-11-21T10:00', '2026-11-01', '2026-11-21'],
    ['2026-12-01T00:00', '2026-12-01', '2026-12-01'],
  ])('at %s the current one is from %s to %s', (iso, from, to) => {
    expect(currentMonth(atParis(iso))).toEqual({ from, to });
  });

  test.prop([anyMoment])('are periods that can be searched, without a gap', (now) => {
    const months = passageMonths(now);
    expect(months[0]).toEqual(currentMonth(now));
    for (const [index, { from, to }] of months.entries()) {
      expect(E.isRight(passagePeriodBetween(from, to, now))).toBe(true);
      const newer = months[index - 1];
      if (newer) expect(addDays(to, 1)).toBe(newer.from);
    }
  });
});

describe('two periods', () => {
  const march = { from: day('2026-03-01'), to: day('2026-03-31') };
  it.each([
    ['the same days', march, true],
    ['another first day', { ...march, from: day('2026-03-02') }, false],
    ['another last day', { ...march, to: day('2026-03-30') }, false],
  ])('%s', (_title, other, expected) => {
    expect(isSamePeriod(march, other)).toBe(expected);
  });
});

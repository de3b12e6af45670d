import { fc, test } from '@fast-check/vitest';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { calendarDayOf } from '../../../src/domain/basis/calendarDay';
import { instant } from '../../../src/domain/basis/instant';
import { atParis } from '../../support/basis/atParis';

describe('the calendar is the one of Europe/Paris', () => {
  it.each([
    ['2026-11-21T00:00', '2026-11-21'],
    ['2026-11-20T23:59:59', '2026-11-20'],
    ['2026-03-29T00:30', '2026-03-29'],
    ['2026-10-25T23:30', '2026-10-25'],
  ])('%s falls on %s', (iso, expected) => {
    expect(calendarDayOf(atParis(iso))).toBe(expected);
  });

  test.prop([fc.integer({ min: 0, max: 4_133_980_799 })])(
    'each moment until 2100 has the day that luxon finds',
    (seconds) => {
      const expected = DateTime.fromSeconds(seconds, { zone: 'Europe/Paris' }).toISODate();
      expect(calendarDayOf(instant(seconds))).toBe(expected);
    },
  );
});

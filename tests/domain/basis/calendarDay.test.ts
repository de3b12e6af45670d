import { fc, test } from '../../support/basis/property';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { calendarDayOf, parisClock } from '../../../src/domain/basis/calendarDay';
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

const utc = (iso: string) => instant(Date.parse(iso) / 1000);

describe('the clocks are those of Europe/Paris (M9.12)', () => {
  it.each([
    ['2026-11-20T06:40:00Z', '2026-11-20', '07:40'],
    ['2026-07-01T06:40:00Z', '2026-07-01', '08:40'],
    ['2026-12-31T22:59:59Z', '2026-12-31', '23:59'],
    ['2026-12-31T23:00:00Z', '2027-01-01', '00:00'],
    ['2026-06-30T22:00:00Z', '2026-07-01', '00:00'],
    // In the night of March the hour from 02:00 to 03:00 does not exist.
    ['2026-03-29T00:59:59Z', '2026-03-29', '01:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29', '03:00'],
    // In the night of October it exists twice.
    ['2026-10-25T00:30:00Z', '2026-10-25', '02:30'],
    ['2026-10-25T01:30:00Z', '2026-10-25', '02:30'],
    ['2026-10-25T02:00:00Z', '2026-10-25', '03:00'],
  ])('%s is %s %s', (iso, day, time) => {
    expect(parisClock(utc(iso))).toEqual({ day, time });
  });

  test.prop([fc.integer({ min: 0, max: 4_102_444_800 })])(
    'every moment of this century is what luxon finds in Europe/Paris',
    (seconds) => {
      const paris = DateTime.fromSeconds(seconds, { zone: 'Europe/Paris' });
      expect(parisClock(instant(seconds))).toEqual({
        day: paris.toISODate(),
        time: paris.toFormat('HH:mm'),
      });
    },
  );
});

import { fc, test } from '@fast-check/vitest';
import { left, right } from 'fp-ts/Either';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  calendarDayOf,
  firstOfMonth,
  firstOfYear,
  formatCalendarDay,
  parseCalendarDay,
  parseFrenchDay,
} from '../../src/domain/calendarDay';
import { instant } from '../../src/domain/instant';
import { atParis } from './atParis';
import { day } from './day';

const invalid = left({ kind: 'calendarDay/invalid' });
const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a calendar day exists', () => {
  it.each([
    '2026-01-31',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-30',
    '2026-12-31',
    '2026-02-28',
    '2028-02-29',
    '2000-02-29',
    '2026-01-01',
  ])('%s does', (iso) => {
    expect(parseCalendarDay(iso)).toEqual(right(iso));
  });

  it.each([
    '',
    '2026-01-32',
    '2026-04-31',
    '2026-06-31',
    '2026-09-31',
    '2026-11-31',
    '2026-02-29',
    '2028-02-30',
    '1900-02-29',
    '2026-00-10',
    '2026-13-10',
    '2026-05-00',
    '2026-5-1',
    '2026-05-01T00:00',
    'x2026-05-01',
    '26-05-01',
  ])('« %s » does not', (raw) => {
    expect(parseCalendarDay(raw)).toEqual(invalid);
  });
});

describe('M9.12 days are typed and shown as dd/MM/yyyy', () => {
  it.each([
    ['21/11/2026', '2026-11-21'],
    ['1/3/2026', '2026-03-01'],
    [' 01/03/2026 ', '2026-03-01'],
    ['29/02/2028', '2028-02-29'],
  ])('« %s » is %s', (raw, iso) => {
    expect(parseFrenchDay(raw)).toEqual(right(iso));
  });

  it.each([
    '',
    '31/02/2026',
    '00/01/2026',
    '01/13/2026',
    '01/03/26',
    '1/3/20261',
    '2026-03-01',
    '011/03/2026',
    'le 01/03/2026',
  ])('« %s » is no day', (raw) => {
    expect(parseFrenchDay(raw)).toEqual(invalid);
  });

  test.prop([anyDay])('what is shown can be typed back', (iso) => {
    expect(parseFrenchDay(formatCalendarDay(day(iso)))).toEqual(right(iso));
  });
});

describe('the calendar is the one of Europe/Paris', () => {
  it.each([
    ['2026-11-21T00:00', '2026-11-21'],
    ['2026-11-20T23:59:59', '2026-11-20'],
    ['2026-03-29T00:30', '2026-03-29'],
    ['2026-10-25T23:30', '2026-10-25'],
  ])('%s falls on %s', (iso, expected) => {
    expect(calendarDayOf(atParis(iso))).toBe(expected);
  });

  test.prop([fc.integer({ min: 0, max: 4_102_444_800 })])('every moment has its day', (seconds) => {
    const expected = DateTime.fromSeconds(seconds, { zone: 'Europe/Paris' }).toISODate();
    expect(calendarDayOf(instant(seconds))).toBe(expected);
  });
});

describe('months are added by the calendar', () => {
  it.each([
    ['2026-11-21', -18, '2025-05-21'],
    ['2026-08-31', -18, '2025-02-28'],
    ['2025-08-31', -18, '2024-02-29'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-06-30', 0, '2026-06-30'],
    ['2026-08-31', 6, '2027-02-28'],
  ])('%s and %d months is %s', (from, months, expected) => {
    expect(addMonths(day(from), months)).toBe(expected);
  });

  test.prop([anyDay, fc.integer({ min: -60, max: 60 })])('as luxon counts them', (iso, months) => {
    expect(addMonths(day(iso), months)).toBe(DateTime.fromISO(iso).plus({ months }).toISODate());
  });
});

describe('days before and after, the first of a month and of a year', () => {
  test.prop([anyDay, fc.integer({ min: -800, max: 800 })])(
    'are those that luxon finds, whatever the clocks did meanwhile',
    (iso, count) => {
      const from = DateTime.fromISO(iso, { zone: 'utc' });
      expect(addDays(day(iso), count)).toBe(from.plus({ days: count }).toISODate());
      expect(firstOfMonth(day(iso))).toBe(from.startOf('month').toISODate());
      expect(firstOfYear(day(iso))).toBe(from.startOf('year').toISODate());
    },
  );
});

import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  firstOfMonth,
  firstOfYear,
  spreadsheetClock,
} from '../../../src/domain/basis/calendar';
import { instant } from '../../../src/domain/basis/instant';
import { calendarDayOf, parisClock } from '../../../src/domain/basis/calendarDay';
import { atParis } from '../../support/basis/atParis';
import { day } from '../../support/basis/day';
import { anyDay, isoDay, monthLengths } from '../../support/basis/gregorian';

describe('days are added by the calendar', () => {
  it.each([
    ['2026-11-21', -7, '2026-11-14'],
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['1970-01-01', 47_846, '2100-12-31'],
  ])('%s and %d days is %s', (from, days, expected) => {
    expect(addDays(day(from), days)).toBe(expected);
  });

  // Clocks change on the last Sundays of March and October.
  it.each(['2025-03-30', '2025-10-26', '2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'])(
    'no day is skipped or repeated around %s, when the clocks change',
    (change) => {
      const days = [-1, 0, 1].map((count) => addDays(day(change), count));
      expect(new Set(days).size).toBe(3);
      expect(days[1]).toBe(change);
      expect(days.map((one) => calendarDayOf(atParis(`${one}T00:30`)))).toEqual(days);
      expect(days.map((one) => calendarDayOf(atParis(`${one}T23:30`)))).toEqual(days);
    },
  );

  test.prop([anyDay])('the next day has the next number, or is the 1st after a last day', (one) => {
    const next = addDays(one, 1);
    const [year, month, date] = one.split('-').map(Number) as [number, number, number];
    const isLast = date === monthLengths(year)[month - 1];
    expect(next > one).toBe(true);
    expect(Number(next.slice(8))).toBe(isLast ? 1 : date + 1);
  });

  test.prop([anyDay, fc.integer({ min: -800, max: 800 }), fc.integer({ min: -800, max: 800 })])(
    'adding and subtracting gives the same day; two steps give the same day as one',
    (from, first, second) => {
      expect(addDays(addDays(from, first), -first)).toBe(from);
      expect(addDays(addDays(from, first), second)).toBe(addDays(from, first + second));
    },
  );
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
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
  ])('%s and %d months is %s', (from, months, expected) => {
    expect(addMonths(day(from), months)).toBe(expected);
  });

  test.prop([anyDay, fc.integer({ min: -60, max: 60 })])(
    'the month is that many months away, on the same day or on the last one of a shorter month',
    (from, months) => {
      const [year, month, date] = from.split('-').map(Number) as [number, number, number];
      const count = year * 12 + month - 1 + months;
      const [toYear, toMonth] = [Math.floor(count / 12), count % 12];
      const length = monthLengths(toYear)[toMonth] ?? 0;
      expect(addMonths(from, months)).toBe(isoDay(toYear, toMonth + 1, Math.min(date, length)));
    },
  );
});

describe('the first day of a month and of a year', () => {
  test.prop([anyDay])('has the day number 1', (one) => {
    expect(firstOfMonth(one)).toBe(`${one.slice(0, 7)}-01`);
    expect(firstOfYear(one)).toBe(`${one.slice(0, 4)}-01-01`);
  });
});

describe('a moment of a spreadsheet is the wall clock of Europe/Paris', () => {
  it.each([
    ['1970-01-01T00:00:00', 25_569],
    ['2026-11-20T12:00:00', 46_346.5],
    ['2026-07-01T06:00:00', 46_204.25],
    // Both nights of a clock change: 02:15 is no time of the first, and occurs twice in the second.
    ['2026-03-29T03:00:00', 46_110.125],
    ['2026-10-25T02:15:00+02:00', 46_320.093_75],
    ['2026-10-25T02:15:00+01:00', 46_320.093_75],
  ])('%s is %d', (iso, expected) => {
    expect(spreadsheetClock()(atParis(iso))).toBe(expected);
  });

  const moment = fc.integer({ min: 0, max: 4_102_444_799 }).map(instant);

  test.prop([moment])('with the day and the minute that the page shows', (at) => {
    const shown = new Date(Math.round((spreadsheetClock()(at) - 25_569) * 86_400) * 1000);
    const [date = '', time] = shown.toISOString().slice(0, 16).split('T');
    expect({ day: date, time }).toEqual(parisClock(at));
  });
});

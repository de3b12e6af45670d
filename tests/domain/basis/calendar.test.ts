import { fc, test } from '../../support/basis/property';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  firstOfMonth,
  firstOfYear,
  weekdayOf,
} from '../../../src/domain/basis/calendar';
import { calendarDayOf, type CalendarDay } from '../../../src/domain/basis/calendarDay';
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

describe('days and months are those that luxon counts', () => {
  const inUtc = (day: CalendarDay) => DateTime.fromISO(day, { zone: 'utc' });

  test.prop([
    anyDay,
    fc.integer({ min: -50_000, max: 50_000 }),
    fc.integer({ min: -600, max: 600 }),
  ])('later and earlier, with the day of the week', (from, days, months) => {
    expect(addDays(from, days)).toBe(inUtc(from).plus({ days }).toISODate());
    expect(addMonths(from, months)).toBe(inUtc(from).plus({ months }).toISODate());
    expect(weekdayOf(from)).toBe(inUtc(from).weekday - 1);
  });
});

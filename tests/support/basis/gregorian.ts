import { fc } from './property';
import { day } from './day';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

export function isoDay(year: number, month: number, date: number): string {
  return `${year}-${twoDigits(month)}-${twoDigits(date)}`;
}

/** The rules of the Gregorian calendar, which the domain is compared to. */
const isLeapYear = (year: number): boolean =>
  year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0);

export const monthLengths = (year: number): readonly number[] => [
  ...[31, isLeapYear(year) ? 29 : 28, 31, 30, 31, 30],
  ...[31, 31, 30, 31, 30, 31],
];

/** Any day that exists, from 1970 to 2100. */
export const anyDay = fc
  .tuple(fc.integer({ min: 1970, max: 2100 }), fc.integer({ min: 1, max: 12 }))
  .chain(([year, month]) =>
    fc
      .integer({ min: 1, max: monthLengths(year)[month - 1] ?? 0 })
      .map((date) => day(isoDay(year, month, date))),
  );

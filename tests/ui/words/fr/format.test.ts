// @vitest-environment node
import { fc, test } from '../../../support/basis/property';
import { describe, expect, it } from 'vitest';
import { instant } from '../../../../src/domain/basis/instant';
import { cents } from '../../../../src/domain/basis/money';
import {
  formatCalendarDay,
  formatCount,
  formatDate,
  formatDateTime,
  formatEuros,
  formatSignedEuros,
  formatTime,
} from '../../../../src/ui/words/format.fr';
import { day } from '../../../support/basis/day';

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe('P9.15 amounts are written with a comma, two decimals and the euro sign', () => {
  it.each([
    [0, '0,00 €'],
    [5, '0,05 €'],
    [99, '0,99 €'],
    [100, '1,00 €'],
    [320, '3,20 €'],
    [99_999, '999,99 €'],
    [100_000, '1 000,00 €'],
    [123_450, '1 234,50 €'],
    [12_345_678, '123 456,78 €'],
    [100_000_000, '1 000 000,00 €'],
    [123_456_789_012, '1 234 567 890,12 €'],
  ])('%d cents', (n, text) => {
    const expected = text.replaceAll(' ', '\u202F');
    expect(formatEuros(cents(n))).toBe(expected);
    if (n > 0) expect(formatEuros(cents(-n))).toBe(`\u2212${expected}`);
  });

  it.each([
    [1280, '+12,80\u202F€'],
    [-4760, '\u221247,60\u202F€'],
    [0, '0,00\u202F€'],
  ])('a balance of %d cents shows its sign', (n, text) => {
    expect(formatSignedEuros(cents(n))).toBe(text);
  });

  test.prop([amount])('the text is equal to the French format of the browser', (n) => {
    const browser = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
    const expected = browser.format(n / 100).replaceAll('\u00A0', '\u202F');
    expect(formatEuros(cents(n))).toBe(expected.replace('-', '\u2212'));
  });
});

it.each([
  [0, '0'],
  [999, '999'],
  [1080, '1\u202f080'],
  [43200, '43\u202f200'],
])('the number %d is written %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});

describe('M9.12 days and moments', () => {
  it('have the day before the month', () => {
    expect(formatCalendarDay(day('2026-03-01'))).toBe('01/03/2026');
  });

  it('are those of Europe/Paris', () => {
    const midnight = instant(Date.parse('2026-12-31T23:00:00Z') / 1000);
    expect(formatDate(midnight)).toBe('01/01/2027');
    expect(formatTime(midnight)).toBe('00:00');
    expect(formatDateTime(midnight)).toBe('01/01/2027 00:00');
  });
});

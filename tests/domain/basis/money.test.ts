import { fc, test } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import {
  cents,
  centsFromEuros,
  eurosFromCents,
  isNothingDue,
  sumCents,
  timesCents,
} from '../../../src/domain/basis/money';

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe('money is whole cents', () => {
  it.each([0.5, NaN, Infinity, 2 ** 53])('%d is not a number of cents', (bad) => {
    expect(() => cents(bad)).toThrow(RangeError);
    expect(() => cents(bad)).toThrow(`not a whole number of cents: ${bad}`);
  });

  it('zero has no sign', () => {
    expect(Object.is(cents(-0), 0)).toBe(true);
    expect(Object.is(centsFromEuros(-0.001), 0)).toBe(true);
  });

  it.each([
    [0, 0],
    [3.2, 320],
    [47.6, 4760],
    [-47.6, -4760],
    [1.005, 101],
    [-1.005, -101],
    [1.004, 100],
    [8.345, 835],
    [0.285, 29],
    [0.005, 1],
    [0.0049, 0],
    [0.1 + 0.2, 30],
    [1e-7, 0],
    [-5e-324, 0],
    [123456789.01, 12345678901],
  ])('decimal euros %d are %d cents, halves away from zero', (euros, expected) => {
    expect(centsFromEuros(euros)).toBe(expected);
  });

  it.each([NaN, Infinity, -Infinity, 1e21, 1e15])('%d euros are refused', (euros) => {
    expect(() => centsFromEuros(euros)).toThrow(RangeError);
  });

  test.prop([amount])('cents converted to decimal euros and back are unchanged', (n) => {
    expect(centsFromEuros(eurosFromCents(cents(n)))).toBe(n);
  });

  test.prop([amount])('rounding is the same on both sides of zero', (n) => {
    const euros = n / 1000;
    expect(centsFromEuros(-euros)).toBe(cents(-centsFromEuros(euros)));
  });

  test.prop([fc.array(amount)])('adding one by one gives the same result as the sum', (numbers) => {
    const list = numbers.map(cents);
    const expected = numbers.reduce((total, n) => total + n, 0);
    expect(sumCents(list)).toBe(expected);
  });

  it('4760 cents are 47.6 decimal euros', () => {
    expect(eurosFromCents(cents(4760))).toBe(47.6);
    expect(eurosFromCents(cents(-5))).toBe(-0.05);
  });

  it('amounts are added, debts subtracted', () => {
    expect(sumCents([cents(320), cents(270), cents(-90)])).toBe(500);
    expect(sumCents([])).toBe(0);
  });

  it('a price is multiplied by a whole number of pieces', () => {
    expect(timesCents(cents(2050), 3)).toBe(6150);
    expect(() => timesCents(cents(25), 0.5)).toThrow(RangeError);
  });
});

describe('M4.5 whether anything is to be paid', () => {
  it.each([
    [-100, true],
    [0, true],
    [1, false],
  ])('%d cents: nothing is due %s', (amount, expected) => {
    expect(isNothingDue(cents(amount))).toBe(expected);
  });
});

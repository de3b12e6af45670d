import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largestNumber } from '../../../scripts/contract-tools/drift/generate/extremes.ts';
import { smallestNumber } from '../../../scripts/contract-tools/drift/generate/extremes.ts';
import { isMultipleOf, wholeStep } from '../../../scripts/contract-tools/schema/decimals.ts';
import { keywordJudge } from '../../../scripts/contract-tools/schema/keywords.ts';

const judge = keywordJudge();
const isCents = (value: number): boolean => judge({ multipleOf: 0.01 }, value).length === 0;

describe('multipleOf compares decimals', () => {
  it.each([19.99, 2.34, 143.48, 0.07, 1e21, -0.03, 0, -0])('%d is in whole cents', (value) => {
    expect(isCents(value)).toBe(true);
  });

  it('every whole number of cents is accepted, and a thousandth more is refused', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(2 ** 50), max: 2 ** 50 }), (cents) => {
        const whole = BigInt(Math.abs(cents));
        const digits = `${cents < 0 ? '-' : ''}${whole / 100n}.${String(whole % 100n).padStart(2, '0')}`;
        expect(isCents(Number(digits))).toBe(true);
        if (Math.abs(cents) < 2 ** 40) expect(isCents(Number(`${digits}1`))).toBe(false);
      }),
    );
  });

  it.each([
    [1e-7, 1e-8, true],
    [1.5e-8, 1e-8, false],
    [19.999, 0.01, false],
    [0.3, 0.1, true],
    [1e300, 7, false],
    [5e-324, 5e-324, true],
    [4.5, 1.5, true],
  ])('%d of %d: %s', (value, step, isMultiple) => {
    expect(isMultipleOf(value, step)).toBe(isMultiple);
  });

  it('the bounds that are sent are multiples within the limits', () => {
    const limits = fc.record({
      least: fc.integer({ min: -999, max: 999 }),
      cents: fc.integer({ min: 1, max: 300 }),
    });
    fc.assert(
      fc.property(limits, fc.boolean(), ({ least, cents }, isExcluded) => {
        const [low, high] = isExcluded
          ? ([{ exclusiveMinimum: least / 10 }, { exclusiveMaximum: least / 10 }] as const)
          : ([{ minimum: least / 10 }, { maximum: least / 10 }] as const);
        const multipleOf = cents / 100;
        for (const [schema, value] of [
          [{ ...low, multipleOf }, smallestNumber({ ...low, multipleOf })],
          [{ ...high, multipleOf }, largestNumber({ ...high, multipleOf })],
        ] as const) {
          expect(judge(schema, value)).toEqual([]);
          expect(Math.abs(value - least / 10)).toBeLessThan(multipleOf * 1.001);
        }
      }),
    );
  });

  it('integers that are multiples of a fraction', () => {
    expect([0.01, 1.5, 4, 2.25].map(wholeStep)).toEqual([1, 3, 4, 9]);
  });
});

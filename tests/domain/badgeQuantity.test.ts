import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { allowedBadgeQuantities, parseBadgeQuantity } from '../../src/domain/badgeQuantity';

describe('how many badges', () => {
  it.each([
    ['04', null, none],
    ['04', 0, none],
    ['04', 1, some(1)],
    ['04', 4, some(4)],
    ['04', 5, none],
    ['07', 3, some(3)],
    ['05', 0, none],
    ['05', 1, some(1)],
    ['05', 2, some(2)],
    ['05', 3, none],
    ['04', 1.5, none],
    ['04', NaN, none],
  ])('M5.23, P5.7 plan %s, quantity %s', (plan, quantity, expected) => {
    expect(parseBadgeQuantity(quantity, plan)).toEqual(expected);
  });

  it('P9.2 plan 05 offers 1 or 2, the others 1 to 4', () => {
    expect(allowedBadgeQuantities('05')).toEqual([1, 2]);
    expect(allowedBadgeQuantities('04')).toEqual([1, 2, 3, 4]);
  });
});

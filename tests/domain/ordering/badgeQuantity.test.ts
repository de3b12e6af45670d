import { describe, expect, it } from 'vitest';
import {
  allowedBadgeQuantities,
  parseBadgeQuantity,
} from '../../../src/domain/ordering/badgeQuantity';

describe('the number of badges', () => {
  it.each([
    ['tunnelPass', null, null],
    ['tunnelPass', 0, null],
    ['tunnelPass', 1, 1],
    ['tunnelPass', 4, 4],
    ['tunnelPass', 5, null],
    ['tunnelPassPlus', 3, 3],
    ['specialOffer', 0, null],
    ['specialOffer', 1, 1],
    ['specialOffer', 2, 2],
    ['specialOffer', 3, null],
    ['tunnelPass', 1.5, null],
    ['tunnelPass', NaN, null],
  ])('M5.23, P5.7 plan %s, quantity %s', (plan, quantity, expected) => {
    expect(parseBadgeQuantity(quantity, plan)).toEqual(expected);
  });

  it('P9.2 plan 05 offers 1 or 2, the others 1 to 4', () => {
    expect(allowedBadgeQuantities('specialOffer')).toEqual([1, 2]);
    expect(allowedBadgeQuantities('tunnelPass')).toEqual([1, 2, 3, 4]);
  });
});

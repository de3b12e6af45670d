import { fc, test } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import { deliveryTypes, type DeliveryType } from '../../../src/domain/ordering/delivery';
import { cents } from '../../../src/domain/basis/money';
import { priceOrder, priceSoFar, showsLoading } from '../../../src/domain/ordering/orderPricing';

const tariff = {
  deposit: cents(2000),
  initialLoading: cents(3000),
  hidesLoading: false,
  shipping: cents(650),
};
const rows: readonly [DeliveryType, number, number, number, number, number][] = [
  ['locker', 1, 2000, 3000, 0, 5000],
  ['correspondence', 1, 2000, 3000, 650, 5650],
  ['address', 1, 2000, 3000, 650, 5650],
  ['locker', 4, 8000, 12000, 0, 20000],
  ['correspondence', 4, 8000, 12000, 650, 20650],
  ['address', 2, 4000, 6000, 650, 10650],
];

describe('M9.5 total = deposit × quantity + initial loading × quantity + shipping', () => {
  it.each(rows)(
    'M9.5 shipping is added once, only for a delivery that is sent: %s × %d',
    (deliveryType, quantity, deposit, initialLoading, shipping, total) => {
      expect(priceOrder(tariff, { quantity, deliveryType })).toEqual({
        deposit,
        initialLoading,
        shipping,
        total,
      });
    },
  );

  const price = fc.nat(100_000).map(cents);
  test.prop([
    price,
    price,
    price,
    fc.integer({ min: 1, max: 4 }),
    fc.constantFrom(...deliveryTypes),
  ])(
    'P9.4 the total is always the sum of the lines',
    (deposit, initialLoading, shipping, quantity, deliveryType) => {
      const lines = { deposit, initialLoading, shipping, hidesLoading: false };
      const order = priceOrder(lines, { quantity, deliveryType });
      expect(order.total).toBe(order.deposit + order.initialLoading + order.shipping);
      expect(order.total).toBe(
        (deposit + initialLoading) * quantity + (deliveryType === 'locker' ? 0 : shipping),
      );
    },
  );
});

describe('M9.5 the price during the choice', () => {
  it.each([
    [null, null, { deposit: null, initialLoading: null, shipping: null, total: null }],
    [2, null, { deposit: 4000, initialLoading: 6000, shipping: null, total: 10000 }],
    [null, 'address', { deposit: null, initialLoading: null, shipping: 650, total: null }],
    [null, 'locker', { deposit: null, initialLoading: null, shipping: 0, total: null }],
    [2, 'locker', { deposit: 4000, initialLoading: 6000, shipping: 0, total: 10000 }],
    [2, 'correspondence', { deposit: 4000, initialLoading: 6000, shipping: 650, total: 10650 }],
  ] as const)('%s badges, delivery %s', (quantity, deliveryType, expected) => {
    expect(priceSoFar(tariff, { quantity, deliveryType })).toEqual(expected);
  });

  it('P9.4 no line has a price before a plan is chosen', () => {
    expect(priceSoFar(null, { quantity: 2, deliveryType: 'locker' })).toEqual({
      deposit: null,
      initialLoading: null,
      shipping: null,
      total: null,
    });
  });
});

describe('M9.6 the line of the initial loading', () => {
  it.each([
    ['a category that has one', false, 3000, true],
    ['a category that has one, of nothing', false, 0, true],
    ['a category without one', true, 0, false],
    ['a category without one, which is charged all the same', true, 3000, true],
  ])('is shown for %s, hidden %s, of %d cents: %s', (_title, hidesLoading, loading, isShown) => {
    const initialLoading = cents(loading);
    expect(showsLoading({ ...tariff, hidesLoading, initialLoading })).toBe(isShown);
  });
});

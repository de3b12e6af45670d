import { fc, test } from '@fast-check/vitest';
import { isSome, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { completeBadgeOrder } from '../../src/domain/badgeOrder';
import { badgeOrderSteps, isBadgeOrderStepValid } from '../../src/domain/badgeOrderSteps';
import { deliveryTypes } from '../../src/domain/delivery';
import { cents } from '../../src/domain/money';
import { priceOrder } from '../../src/domain/orderPricing';
import { aKeptOrder, otherAddress } from '../support/badgeOrders';
import { aTariff } from '../support/builders';

describe('M7.24 an order ready to be placed', () => {
  it('M9.5 has its deposits, its loadings, its shipping and the code of the deposit', () => {
    expect(completeBadgeOrder(aKeptOrder(), aTariff())).toEqual(
      some({
        quantity: 2,
        delivery: { type: 'correspondence' },
        bondCode: 'D04',
        loadingPerBadge: cents(3000),
        price: { deposit: 4000, initialLoading: 6000, shipping: 650, total: 10650 },
      }),
    );
  });

  it('M5.24 is shipped for nothing from the locker, and for the same price to either address', () => {
    const shippingTo = (deliveryType: (typeof deliveryTypes)[number]) =>
      completeBadgeOrder(aKeptOrder({ deliveryType, address: otherAddress }), aTariff());
    expect(shippingTo('locker')).toMatchObject({ value: { price: { shipping: 0 } } });
    expect(shippingTo('correspondence')).toMatchObject({ value: { price: { shipping: 650 } } });
    expect(shippingTo('address')).toMatchObject({
      value: { delivery: { address: otherAddress }, price: { shipping: 650 } },
    });
  });

  it.each([
    ['no quantity', { quantity: null }],
    ['five badges', { quantity: 5 }],
    ['no delivery', { deliveryType: null }],
    ['an address not filled in', { deliveryType: 'address' }],
    ['the terms not accepted', { areTermsAccepted: false }],
  ] as const)('M4.5 is none with %s', (_name, part) => {
    expect(completeBadgeOrder(aKeptOrder(part), aTariff())).toEqual(none);
  });

  it('P9.2 is none for three badges of plan 05', () => {
    expect(completeBadgeOrder(aKeptOrder({ quantity: 3 }), aTariff({ code: '05' }))).toEqual(none);
  });

  test.prop([
    fc.option(fc.integer({ min: 0, max: 5 })),
    fc.option(fc.constantFrom(...deliveryTypes)),
    fc.constantFrom(otherAddress, { ...otherAddress, zip: '' }),
    fc.boolean(),
    fc.constantFrom('04', '05'),
  ])(
    'M4.5 is there exactly when every step is valid',
    (quantity, deliveryType, address, areTermsAccepted, code) => {
      const choices = { quantity, deliveryType, address, areTermsAccepted };
      const draft = { ...choices, planCode: code };
      expect(isSome(completeBadgeOrder(choices, aTariff({ code })))).toBe(
        badgeOrderSteps.every((step) => isBadgeOrderStepValid(step, draft)),
      );
    },
  );

  const price = fc.nat(50_000).map(cents);
  test.prop([
    price,
    price,
    price,
    fc.integer({ min: 1, max: 4 }),
    fc.constantFrom(...deliveryTypes),
  ])(
    'M9.5 has the price that its steps have shown, whatever the tariff',
    (deposit, initialLoading, shipping, quantity, deliveryType) => {
      const choices = aKeptOrder({ quantity, deliveryType, address: otherAddress });
      const tariff = aTariff({ deposit, initialLoading, shipping });
      expect(completeBadgeOrder(choices, tariff)).toMatchObject({
        value: { price: priceOrder(tariff, { quantity, deliveryType }) },
      });
    },
  );
});

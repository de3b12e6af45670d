import { fc, test } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import { completeBadgeOrder } from '../../../src/domain/ordering/badgeOrder';
import {
  badgeOrderSteps,
  isBadgeOrderStepValid,
} from '../../../src/domain/ordering/badgeOrderSteps';
import { deliveryTypes } from '../../../src/domain/ordering/delivery';
import { cents } from '../../../src/domain/basis/money';
import { priceOrder } from '../../../src/domain/ordering/orderPricing';
import { aKeptOrder, otherAddress } from '../../support/ordering/badgeOrders';
import { aTariff } from '../../support/subscriber/builders';

describe('M7.24 an order ready to be placed', () => {
  it('M9.5 has its deposits, its initial loadings, its shipping and the code of the deposit', () => {
    expect(completeBadgeOrder(aKeptOrder(), aTariff())).toEqual({
      quantity: 2,
      delivery: { type: 'correspondence' },
      bondCode: 'D04',
      loadingPerBadge: cents(3000),
      price: { deposit: 4000, initialLoading: 6000, shipping: 650, total: 10650 },
    });
  });

  it('M5.24 is free of shipping from the locker, and has the same shipping to either address', () => {
    const shippingTo = (deliveryType: (typeof deliveryTypes)[number]) =>
      completeBadgeOrder(aKeptOrder({ deliveryType, address: otherAddress }), aTariff());
    expect(shippingTo('locker')).toMatchObject({ price: { shipping: 0 } });
    expect(shippingTo('correspondence')).toMatchObject({ price: { shipping: 650 } });
    expect(shippingTo('address')).toMatchObject({
      delivery: { address: otherAddress },
      price: { shipping: 650 },
    });
  });

  it.each([
    ['no quantity', { quantity: null }],
    ['no delivery', { deliveryType: null }],
    ['an address not filled in', { deliveryType: 'address' }],
    ['the terms not accepted', { areTermsAccepted: false }],
  ] as const)('M4.5 is null with %s', (_name, part) => {
    expect(completeBadgeOrder(aKeptOrder(part), aTariff())).toBeNull();
  });

  it('P9.2 is null for three badges of plan 05', () => {
    expect(
      completeBadgeOrder(aKeptOrder({ quantity: 3 }), aTariff({ code: 'specialOffer' })),
    ).toBeNull();
  });

  test.prop([
    fc.constantFrom(null, 1, 2, 3, 4),
    fc.option(fc.constantFrom(...deliveryTypes)),
    fc.constantFrom(otherAddress, { ...otherAddress, zip: '' }),
    fc.boolean(),
    fc.constantFrom('tunnelPass', 'specialOffer'),
  ])(
    'M4.5 exists exactly when every step is valid',
    (quantity, deliveryType, address, areTermsAccepted, code) => {
      const choices = { quantity, deliveryType, address, areTermsAccepted };
      const draft = { ...choices, planCode: code };
      expect(completeBadgeOrder(choices, aTariff({ code })) !== null).toBe(
        badgeOrderSteps.every((step) => isBadgeOrderStepValid(step, draft)),
      );
    },
  );

  const price = fc.nat(50_000).map(cents);
  test.prop([price, price, price, fc.constantFrom(1, 2, 3, 4), fc.constantFrom(...deliveryTypes)])(
    'M9.5 has the price that its steps show, whatever the tariff',
    (deposit, initialLoading, shipping, quantity, deliveryType) => {
      const choices = aKeptOrder({ quantity, deliveryType, address: otherAddress });
      const tariff = aTariff({ deposit, initialLoading, shipping });
      expect(completeBadgeOrder(choices, tariff)).toMatchObject({
        price: priceOrder(tariff, { quantity, deliveryType }),
      });
    },
  );
});

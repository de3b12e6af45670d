import { fc, test } from '@fast-check/vitest';
import { isSome, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { deliveryTypes } from '../../src/domain/badgeOrder';
import { completeBadgeOrder } from '../../src/domain/completeBadgeOrder';
import { cents } from '../../src/domain/money';
import { aKeptOrder, otherAddress } from '../support/badgeOrders';
import { aTariff } from '../support/builders';

describe('M7.24 an order ready to be placed', () => {
  it('M9.5 has its deposits, its loadings, its shipping and the code of the deposit', () => {
    expect(completeBadgeOrder(aKeptOrder(), aTariff())).toEqual(
      some({
        quantity: 2,
        deliveryType: 'LC',
        address: null,
        bondCode: 'D04',
        loadingPerBadge: cents(3000),
        price: { deposit: 4000, initialLoading: 6000, shipping: 650, total: 10650 },
      }),
    );
  });

  it('M5.24 has an address for another address only, whatever was typed before', () => {
    const typed = { address: { ...otherAddress, city: ' MARSEILLE ' } };
    const addressOf = (deliveryType: 'R' | 'LC' | 'L') =>
      completeBadgeOrder(aKeptOrder({ ...typed, deliveryType }), aTariff());
    expect(addressOf('R')).toMatchObject({ value: { address: null } });
    expect(addressOf('LC')).toMatchObject({ value: { address: null } });
    expect(addressOf('L')).toMatchObject({ value: { address: otherAddress } });
  });

  it.each([
    ['no quantity', { quantity: null }],
    ['five badges', { quantity: 5 }],
    ['no delivery', { deliveryType: null }],
    ['an address not filled in', { deliveryType: 'L' }],
    ['the terms not accepted', { areTermsAccepted: false }],
  ] as const)('M4.5 is none with %s', (_name, part) => {
    expect(completeBadgeOrder(aKeptOrder(part), aTariff())).toEqual(none);
  });

  it('P9.2 is none for three badges of plan 05', () => {
    expect(completeBadgeOrder(aKeptOrder({ quantity: 3 }), aTariff({ code: '05' }))).toEqual(none);
  });

  const price = fc.nat(50_000).map(cents);
  test.prop([
    price,
    price,
    price,
    fc.integer({ min: 1, max: 4 }),
    fc.constantFrom(...deliveryTypes),
  ])(
    'M9.5 its total is always the sum that the server works out again',
    (deposit, initialLoading, shipping, quantity, deliveryType) => {
      const choices = aKeptOrder({ quantity, deliveryType, address: otherAddress });
      const order = completeBadgeOrder(choices, aTariff({ deposit, initialLoading, shipping }));
      expect(isSome(order) && order.value.price.total).toBe(
        deposit * quantity + initialLoading * quantity + (deliveryType === 'R' ? 0 : shipping),
      );
    },
  );
});

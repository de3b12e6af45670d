import { expect, it } from 'vitest';
import { pricedPurchase } from '../../../src/domain/purchase/pricedPurchase';
import { emptyPurchaseDraft } from '../../../src/domain/purchase/purchaseDraft';

const choice = { customerType: 'individual', planCode: 'tunnelPass' };

it('is the price of one badge before a quantity is chosen', () => {
  expect(pricedPurchase({ ...emptyPurchaseDraft, choice })).toEqual({
    quantity: 1,
    deliveryType: null,
    isQuantityAssumed: true,
  });
});

it('is that of the chosen quantity once there is one', () => {
  const delivery = { ...emptyPurchaseDraft.delivery, quantity: '3' };
  expect(pricedPurchase({ choice, delivery })).toMatchObject({
    quantity: 3,
    isQuantityAssumed: false,
  });
});

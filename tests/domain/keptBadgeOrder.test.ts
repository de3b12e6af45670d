import { describe, expect, it } from 'vitest';
import { emptyBadgeOrder, orderToPay, withChoices } from '../../src/domain/keptBadgeOrder';
import { cents } from '../../src/domain/money';
import { formatOrderReference } from '../../src/domain/orderReference';
import { aKeptOrder } from '../support/badgeOrders';

const placed = { reference: formatOrderReference(42), total: cents(10650) };

it('M5.26 an order begins with nothing chosen, nothing typed and no terms accepted', () => {
  const { address, ...choices } = emptyBadgeOrder;
  expect(choices).toEqual({
    quantity: null,
    deliveryType: null,
    areTermsAccepted: false,
    placed: null,
    wish: null,
  });
  expect(new Set(Object.values(address))).toEqual(new Set(['']));
});

describe('an order that is placed and not yet paid', () => {
  it('M4.5 is the one to pay, for as long as it comes to the same total', () => {
    expect(orderToPay(aKeptOrder({ placed }), cents(10650))).toBe(placed);
    expect(orderToPay(aKeptOrder({ placed }), cents(10651))).toBeNull();
    expect(orderToPay(aKeptOrder(), cents(10650))).toBeNull();
  });

  it('is dropped by any other choice', () => {
    const changed = withChoices(aKeptOrder({ placed }), { quantity: 3 });
    expect(changed).toEqual(aKeptOrder({ quantity: 3, placed: null }));
  });
});

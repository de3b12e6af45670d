import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { readKeptBadgeOrder } from '../../../src/adapters/browser/readKeptBadgeOrder';
import { emptyBadgeOrder } from '../../../src/domain/keptBadgeOrder';
import { cents } from '../../../src/domain/money';
import { formatOrderReference } from '../../../src/domain/orderReference';
import { aKeptOrder, anOrderKey, otherAddress } from '../../support/badgeOrders';

const wish = { key: anOrderKey, total: cents(10650) };
const placed = { reference: formatOrderReference(42), total: cents(10650) };

describe('what the browser kept of an order', () => {
  it.each([
    ['nothing chosen', emptyBadgeOrder],
    ['two badges', aKeptOrder()],
    ['another address', aKeptOrder({ deliveryType: 'address', address: otherAddress })],
    ['a placed order', aKeptOrder({ placed })],
    ['an order that was sent', aKeptOrder({ wish })],
  ])('is read again: %s', (_name, kept) => {
    expect(readKeptBadgeOrder(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it.each([undefined, null, 'commande', 4, [], {}, { quantity: '2', deliveryType: 'X' }])(
    '%j is nothing chosen',
    (raw) => {
      expect(readKeptBadgeOrder(raw)).toEqual(emptyBadgeOrder);
    },
  );

  it.each([
    [{ quantity: 1.5 }, { quantity: null }],
    [{ quantity: -1 }, { quantity: null }],
    [{ areTermsAccepted: 'true' }, { areTermsAccepted: false }],
    [{ address: { city: 13 } }, { address: emptyBadgeOrder.address }],
    [{ placed: { reference: 'PLI42', total: 100 } }, { placed: null }],
    [{ placed: { reference: 'CDW0000042', total: 1.5 } }, { placed: null }],
    [{ placed: { reference: 'CDW0000042' } }, { placed: null }],
    [{ wish: { key: 'x', total: 100 } }, { wish: null }],
    [{ wish: { key: anOrderKey, total: '100' } }, { wish: null }],
    [{ wish: anOrderKey }, { wish: null }],
  ])('%j loses only what cannot be read', (damage, expected) => {
    expect(readKeptBadgeOrder({ ...aKeptOrder(), ...damage })).toEqual({
      ...aKeptOrder(),
      ...expected,
    });
  });

  test.prop([fc.jsonValue()])('is never a crash, whatever stands there', (raw) => {
    const kept = readKeptBadgeOrder(raw);
    expect(readKeptBadgeOrder(kept)).toEqual(kept);
  });
});

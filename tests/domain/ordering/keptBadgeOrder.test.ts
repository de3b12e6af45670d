import { fc, test } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import {
  emptyBadgeOrder,
  isTotal,
  orderToPay,
  readKeptBadgeOrder,
  readKeptBadgeOrders,
  toSharedWish,
  withChoices,
  withOpenDelivery,
  wishOfOtherTab,
  wishToSend,
  withoutPlaced,
} from '../../../src/domain/ordering/keptBadgeOrder';
import type { Instant } from '../../../src/domain/basis/instant';
import { cents } from '../../../src/domain/basis/money';
import { formatOrderReference } from '../../../src/domain/payment/orderReference';
import { aKeptOrder, anOrderKey, otherAddress } from '../../support/ordering/badgeOrders';

const anInstant = 1_793_000_000 as Instant;
const placed = { reference: formatOrderReference(42), total: cents(10650) };

it('M5.26 an order begins without choices, typed values or accepted terms', () => {
  const { address, ...choices } = emptyBadgeOrder;
  expect(choices).toEqual({
    quantity: null,
    deliveryType: null,
    areTermsAccepted: false,
    placed: null,
    wish: null,
    chosenAt: null,
  });
  expect(new Set(Object.values(address))).toEqual(new Set(['']));
});

describe('the key of an attempt to send', () => {
  const wish = { key: anOrderKey, total: cents(10650) };
  const unexpected = (): never => {
    throw new Error('No new key is needed');
  };

  it('is the former one while the total is the same', () => {
    expect(wishToSend(aKeptOrder({ wish }), cents(10650), unexpected)).toBe(wish);
  });

  it('is a new one for another total, and at the first attempt', () => {
    const another = '9f1c2e52-6d1b-4a3e-8c7f-0a1b2c3d4e5f';
    const expected = { key: another, total: cents(10651) };
    expect(wishToSend(aKeptOrder({ wish }), cents(10651), () => another)).toEqual(expected);
    expect(wishToSend(aKeptOrder(), cents(10651), () => another)).toEqual(expected);
  });
});

describe('an order that is placed and not yet paid', () => {
  it('M4.5 is the one to pay, as long as its total is the same', () => {
    expect(orderToPay(aKeptOrder({ placed }), cents(10650))).toBe(placed);
    expect(orderToPay(aKeptOrder({ placed }), cents(10651))).toBeNull();
    expect(orderToPay(aKeptOrder(), cents(10650))).toBeNull();
  });

  it('is dropped by any other choice', () => {
    const changed = withChoices(aKeptOrder({ placed }), { quantity: 3 }, anInstant);
    expect(changed).toEqual(aKeptOrder({ quantity: 3, placed: null, chosenAt: anInstant }));
  });

  it('stays the one to pay when the terms are accepted again, or a choice is made as it was', () => {
    const kept = aKeptOrder({ wish, placed });
    const open = withChoices(kept, { areTermsAccepted: false }, anInstant);
    expect(withChoices(open, { areTermsAccepted: true }, anInstant)).toEqual(kept);
    expect(withChoices(kept, { quantity: kept.quantity }, anInstant)).toEqual(kept);
  });

  it('the time of its choices is that of quantity and delivery, not of the terms', () => {
    const kept = aKeptOrder({ chosenAt: anInstant });
    const later = (anInstant + 60) as Instant;
    expect(withChoices(kept, { areTermsAccepted: false }, later).chosenAt).toBe(anInstant);
    expect(withChoices(kept, { deliveryType: 'locker' }, later).chosenAt).toBe(later);
  });

  it.each([
    ['the locker', 'locker', anInstant],
    ['the correspondence address', 'correspondence', anInstant],
    ['the other address', 'address', anInstant + 60],
  ] as const)('another address changes only an order sent to it: %s', (_name, type, time) => {
    const kept = aKeptOrder({ deliveryType: type, chosenAt: anInstant });
    const later = (anInstant + 60) as Instant;
    expect(withChoices(kept, { address: otherAddress }, later).chosenAt).toBe(time);
  });
});

describe('M5.24 an order to the correspondence address', () => {
  it.each([
    ['that the contract has', aKeptOrder(), true, 'correspondence'],
    ['that it does not have', aKeptOrder(), false, null],
    ['that it does not have, once placed', aKeptOrder({ placed }), false, 'correspondence'],
    ['fetched from the locker instead', aKeptOrder({ deliveryType: 'locker' }), false, 'locker'],
  ] as const)('%s', (_title, kept, hasCorrespondence, deliveryType) => {
    expect(withOpenDelivery(kept, hasCorrespondence)).toEqual({ ...kept, deliveryType });
  });
});

const wish = { key: anOrderKey, total: cents(10650) };

describe('an attempt to order that all tabs of a device share', () => {
  const kept = aKeptOrder({ chosenAt: anInstant });
  const shared = toSharedWish(wish, kept);
  const ofOtherTab = (part: object, own = kept) =>
    wishOfOtherTab({ 1201: { ...shared, ...part } }, 1201, own);

  it('has the key and the total of the attempt, and is not paid', () => {
    expect(shared).toMatchObject({ ...wish, paidAt: null });
  });

  it.each([
    ['the same choices', kept, wish],
    ['the same choices, the terms not accepted', { ...kept, areTermsAccepted: false }, wish],
    ['another quantity', { ...kept, quantity: 3 }, null],
    ['another delivery', { ...kept, deliveryType: 'locker' }, null],
  ] as const)('is the one to send in a tab with %s', (_title, own, expected) => {
    expect(ofOtherTab({}, own)).toEqual(expected);
  });

  it.each([
    ['not paid', null, anInstant, wish],
    ['paid after the choices', anInstant + 1, anInstant, wish],
    ['paid at the moment of the choices', anInstant, anInstant, null],
    ['paid before the choices', anInstant - 1, anInstant, null],
    ['paid, the choices of unknown time', anInstant, null, wish],
  ] as const)(
    'is ordered once more only by who chose after its payment: %s',
    (_name, paidAt, chosenAt, found) => {
      expect(ofOtherTab({ paidAt }, { ...kept, chosenAt })).toEqual(found);
    },
  );

  it.each([
    ['of another contract', { 1202: shared }],
    ['without a key', { 1201: { ...shared, key: 'x' } }],
    ['that is no record', { 1201: 'x' }],
    ['that was never stored', undefined],
  ])('is none when it is one %s', (_title, stored) => {
    expect(wishOfOtherTab(stored, 1201, kept)).toBeNull();
  });
});

it.each([
  [0, true],
  [100_000_000, true],
  [100_000_001, false],
  [-1, false],
  [1.5, false],
  ['100', false],
  [null, false],
])('a stored total is whole cents, from 0 to 1,000,000 €: %j is one %s', (raw, expected) => {
  expect(isTotal(raw)).toBe(expected);
});

describe('a stored order', () => {
  it.each([
    ['nothing chosen', emptyBadgeOrder],
    ['two badges', aKeptOrder()],
    ['another address', aKeptOrder({ deliveryType: 'address', address: otherAddress })],
    ['a placed order', aKeptOrder({ placed })],
    ['an order that was sent', aKeptOrder({ wish })],
  ])('is decoded as it was stored: %s', (_name, kept) => {
    expect(readKeptBadgeOrder(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it.each([undefined, null, 'commande', 4, [], {}, { quantity: '2', deliveryType: 'X' }])(
    '%j is an empty order',
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
  ])('with %j loses only what cannot be decoded', (damage, expected) => {
    expect(readKeptBadgeOrder({ ...aKeptOrder(), ...damage })).toEqual({
      ...aKeptOrder(),
      ...expected,
    });
  });

  test.prop([fc.jsonValue()])('never throws, whatever is stored', (raw) => {
    const kept = readKeptBadgeOrder(raw);
    expect(readKeptBadgeOrder(kept)).toEqual(kept);
  });
});

describe('the stored orders of all contracts', () => {
  it('are decoded one by one', () => {
    const stored: unknown = JSON.parse(JSON.stringify({ 1201: aKeptOrder(), 1203: 'junk' }));
    expect(readKeptBadgeOrders(stored)).toEqual({ 1201: aKeptOrder(), 1203: emptyBadgeOrder });
  });

  it.each([undefined, null, 3, 'x', []])('%j is no order', (raw) => {
    expect(Object.values(readKeptBadgeOrders(raw)).filter(({ placed: one }) => one)).toEqual([]);
    expect(readKeptBadgeOrders(raw)).not.toHaveProperty('1201');
  });

  it('are returned without the one that has a reference', () => {
    const other = { reference: formatOrderReference(9), total: cents(1) };
    const orders = {
      1201: aKeptOrder({ placed }),
      1202: aKeptOrder({ placed: other }),
      1203: aKeptOrder(),
    };
    expect(withoutPlaced(orders, placed.reference)).toEqual({
      1202: aKeptOrder({ placed: other }),
      1203: aKeptOrder(),
    });
  });
});

import { describe, expect, it } from 'vitest';
import {
  canDeliverTo,
  deliveryTypes,
  isShipped,
  parseDelivery,
  parseDeliveryType,
} from '../../../src/domain/ordering/delivery';
import { emptyBadgeOrder } from '../../../src/domain/ordering/keptBadgeOrder';
import { otherAddress } from '../../support/ordering/badgeOrders';

const { address: noAddress } = emptyBadgeOrder;

describe('M5.24 how badges are delivered', () => {
  it.each(deliveryTypes)('%s is a delivery type', (raw) => {
    expect(parseDeliveryType(raw)).toEqual(raw);
  });

  it('P9.3 the locker comes first, and is not shipped', () => {
    expect(deliveryTypes).toEqual(['locker', 'correspondence', 'address']);
    expect(deliveryTypes.filter(isShipped)).toEqual(['correspondence', 'address']);
  });

  it.each(['', 'R', 'Locker', null, undefined, 0])('%j is not a delivery type', (raw) => {
    expect(parseDeliveryType(raw)).toBeNull();
  });

  it('is null before it is chosen', () => {
    expect(parseDelivery({ deliveryType: null, address: otherAddress })).toBeNull();
  });

  it.each(['locker', 'correspondence'] as const)(
    'to the %s requires no address, whatever was typed before',
    (type) => {
      expect(parseDelivery({ deliveryType: type, address: noAddress })).toEqual({ type });
      expect(parseDelivery({ deliveryType: type, address: otherAddress })).toEqual({ type });
    },
  );

  it('M5.25 to another address requires a complete address', () => {
    const typed = { ...otherAddress, city: ' MARSEILLE ' };
    expect(parseDelivery({ deliveryType: 'address', address: typed })).toEqual({
      type: 'address',
      address: otherAddress,
    });
    expect(parseDelivery({ deliveryType: 'address', address: noAddress })).toBeNull();
    expect(
      parseDelivery({ deliveryType: 'address', address: { ...typed, zip: '130' } }),
    ).toBeNull();
  });
});

describe('M5.13, M5.24 an order is sent to a correspondence address with its required lines', () => {
  it.each([
    ['all three are there', {}, true],
    ['no address', { address: '' }, false],
    ['no zip', { zip: '' }, false],
    ['no city', { city: '' }, false],
    ['a city of spaces', { city: '  ' }, false],
    ['none of them', { address: '', zip: '', city: '' }, false],
  ])('%s', (_title, lines, expected) => {
    expect(canDeliverTo({ ...otherAddress, ...lines })).toBe(expected);
  });
});

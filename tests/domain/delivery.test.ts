import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { deliveryTypes, parseDelivery, parseDeliveryType } from '../../src/domain/delivery';
import { emptyBadgeOrder } from '../../src/domain/keptBadgeOrder';
import { otherAddress } from '../support/badgeOrders';

const { address: noAddress } = emptyBadgeOrder;

describe('M5.24 how badges are delivered', () => {
  it.each(deliveryTypes)('%s is a delivery type', (raw) => {
    expect(parseDeliveryType(raw)).toEqual(some(raw));
  });

  it.each(['', 'R', 'Locker', null, undefined, 0])('%j is none', (raw) => {
    expect(parseDeliveryType(raw)).toEqual(none);
  });

  it('is not known before it is chosen', () => {
    expect(parseDelivery({ deliveryType: null, address: otherAddress })).toEqual(none);
  });

  it.each(['locker', 'correspondence'] as const)(
    'to the %s needs no address, whatever was typed before',
    (type) => {
      expect(parseDelivery({ deliveryType: type, address: noAddress })).toEqual(some({ type }));
      expect(parseDelivery({ deliveryType: type, address: otherAddress })).toEqual(some({ type }));
    },
  );

  it('M5.25 to another address needs that address, whole', () => {
    const typed = { ...otherAddress, city: ' MARSEILLE ' };
    expect(parseDelivery({ deliveryType: 'address', address: typed })).toEqual(
      some({ type: 'address', address: otherAddress }),
    );
    expect(parseDelivery({ deliveryType: 'address', address: noAddress })).toEqual(none);
    expect(parseDelivery({ deliveryType: 'address', address: { ...typed, zip: '130' } })).toEqual(
      none,
    );
  });
});

import type { BadgeOrderAddress } from '../../../../generated/api';
import type { Delivery } from '../../../domain/ordering/delivery';

type DeliveryFields =
  | { readonly deliveryType: 'R' | 'LC'; readonly address: null }
  | { readonly deliveryType: 'L'; readonly address: BadgeOrderAddress };

/**
 * The delivery of badges in the format of the calls: an address for L only, its absent lines null (M5.24,
 * P9.3).
 */
export function toDeliveryFields(delivery: Delivery): DeliveryFields {
  switch (delivery.type) {
    case 'locker':
      return { deliveryType: 'R', address: null };
    case 'correspondence':
      return { deliveryType: 'LC', address: null };
    case 'address': {
      const { companyName, address, address2, address3, zip, city } = delivery.address;
      const lines = { address, address2: address2 || null, address3: address3 || null };
      return { deliveryType: 'L', address: { companyName, ...lines, zip, city } };
    }
  }
}

import type { BadgeOrderRequest } from '../../../generated/api';
import type { BadgeOrder } from '../../domain/badgeOrder';
import { eurosFromCents } from '../../domain/money';

/** An order as the call wants it: decimal euros, the deposits together, the loading of one badge, absent lines null (M7.24). */
export function toBadgeOrderRequest(order: BadgeOrder): BadgeOrderRequest {
  const { delivery, price } = order;
  const common = {
    shippingCost: eurosFromCents(price.shipping),
    nbBadge: order.quantity,
    amountPaid: eurosFromCents(price.total),
    bondCode: order.bondCode,
    initialLoading: eurosFromCents(order.loadingPerBadge),
    bailTotal: eurosFromCents(price.deposit),
  };
  switch (delivery.type) {
    case 'locker':
      return { ...common, deliveryType: 'R', address: null };
    case 'correspondence':
      return { ...common, deliveryType: 'LC', address: null };
    case 'address': {
      const { companyName, address, address2, address3, zip, city } = delivery.address;
      const lines = { address, address2: address2 || null, address3: address3 || null };
      return { ...common, deliveryType: 'L', address: { companyName, ...lines, zip, city } };
    }
  }
}

import type { BadgeOrderRequest } from '../../../generated/api';
import type { BadgeOrder } from '../../domain/completeBadgeOrder';
import { eurosFromCents } from '../../domain/money';

/** An order as the call wants it: decimal euros, the deposits together, the loading of one badge, absent lines null (M7.24). */
export function toBadgeOrderRequest(order: BadgeOrder): BadgeOrderRequest {
  const { deliveryType, address, price } = order;
  const common = {
    shippingCost: eurosFromCents(price.shipping),
    nbBadge: order.quantity,
    amountPaid: eurosFromCents(price.total),
    bondCode: order.bondCode,
    initialLoading: eurosFromCents(order.loadingPerBadge),
    bailTotal: eurosFromCents(price.deposit),
  };
  if (deliveryType !== 'L' || address === null) {
    return { ...common, deliveryType: deliveryType === 'R' ? 'R' : 'LC', address: null };
  }
  const { companyName, address: line1, address2, address3, zip, city } = address;
  return {
    ...common,
    deliveryType,
    address: {
      companyName,
      address: line1,
      address2: address2 || null,
      address3: address3 || null,
      zip,
      city,
    },
  };
}

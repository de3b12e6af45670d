import type { BadgeOrderRequest } from '../../../generated/api';
import type { BadgeOrder } from '../../domain/badgeOrder';
import { eurosFromCents } from '../../domain/money';
import { toDeliveryFields } from './toDeliveryFields';

/** An order as the call wants it: decimal euros, the deposits together, the loading of one badge, absent lines null (M7.24). */
export function toBadgeOrderRequest(order: BadgeOrder): BadgeOrderRequest {
  const { delivery, price } = order;
  return {
    shippingCost: eurosFromCents(price.shipping),
    nbBadge: order.quantity,
    amountPaid: eurosFromCents(price.total),
    bondCode: order.bondCode,
    initialLoading: eurosFromCents(order.loadingPerBadge),
    bailTotal: eurosFromCents(price.deposit),
    ...toDeliveryFields(delivery),
  };
}

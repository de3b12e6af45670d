import type { BadgeOrderRequest } from '../../../../generated/api';
import type { BadgeOrder } from '../../../domain/ordering/badgeOrder';
import { eurosFromCents } from '../../../domain/basis/money';
import { toDeliveryFields } from './toDeliveryFields';

/**
 * An order in the format of the call: decimal euros, the sum of the deposits, the loading of one badge,
 * absent lines null (M7.24).
 */
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

import type { Cents } from '../../domain/basis/money';
import { priceOrder, type OrderTariff } from '../../domain/ordering/orderPricing';

/** What one badge from the locker costs to start: the deposit and the initial loading (P9.4). */
export function startPrice(tariff: OrderTariff): Cents {
  return priceOrder(tariff, { quantity: 1, deliveryType: 'locker' }).total;
}

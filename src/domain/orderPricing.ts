import { isShipped, type DeliveryType } from './badgeOrder';
import { addCents, cents, timesCents, type Cents } from './money';

/** What one badge costs in a category or plan, and what sending the order costs (M3.12, P3.15). */
export interface OrderTariff {
  readonly deposit: Cents;
  readonly initialLoading: Cents;
  readonly shipping: Cents;
}

export interface PricedOrder {
  /** A whole number of badges. */
  readonly quantity: number;
  readonly deliveryType: DeliveryType;
}

/** The lines of an order and what they come to. */
export interface OrderPrice {
  readonly deposit: Cents;
  readonly initialLoading: Cents;
  readonly shipping: Cents;
  readonly total: Cents;
}

/** What of an order is chosen so far; null = not yet. */
export interface UnfinishedOrder {
  readonly quantity: number | null;
  readonly deliveryType: DeliveryType | null;
}

/** The lines that are known, null for the others; the total is that of the known lines. */
export type PriceSoFar = { readonly [Line in keyof OrderPrice]: Cents | null };

/** The price as it builds up from the first choice on: nothing adds up before the quantity is known (M9.5). */
export function priceSoFar(tariff: OrderTariff, order: UnfinishedOrder): PriceSoFar {
  const { quantity, deliveryType } = order;
  const { shipping } = priceOrder(tariff, { quantity: 0, deliveryType: deliveryType ?? 'R' });
  const known = { shipping: deliveryType === null ? null : shipping };
  if (quantity === null) return { deposit: null, initialLoading: null, ...known, total: null };
  return { ...priceOrder(tariff, { quantity, deliveryType: deliveryType ?? 'R' }), ...known };
}

/** Total = deposit × quantity + initial loading × quantity + shipping, the last for LC and L only (M9.5, P9.3, P9.4). */
export function priceOrder(
  tariff: OrderTariff,
  { quantity, deliveryType }: PricedOrder,
): OrderPrice {
  const deposit = timesCents(tariff.deposit, quantity);
  const initialLoading = timesCents(tariff.initialLoading, quantity);
  const shipping = isShipped(deliveryType) ? tariff.shipping : cents(0);
  return { deposit, initialLoading, shipping, total: addCents(deposit, initialLoading, shipping) };
}

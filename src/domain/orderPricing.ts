import type { BadgeOrderChoices } from './badgeOrderSteps';
import { isShipped, type DeliveryType } from './delivery';
import { cents, sumCents, timesCents, type Cents } from './money';

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

/** What of an order has a price; null = not chosen yet. */
export type PricedChoices = Pick<BadgeOrderChoices, 'quantity' | 'deliveryType'>;

/** The lines that are known, null for the others; the total is that of the known lines. */
export type PriceSoFar = { readonly [Line in keyof OrderPrice]: Cents | null };

/** The price as it builds up from the first choice on: nothing adds up before the quantity is known (M9.5). */
export function priceSoFar(tariff: OrderTariff, choices: PricedChoices): PriceSoFar {
  const { quantity, deliveryType } = choices;
  const shipping = deliveryType && shippingOf(tariff, deliveryType);
  if (quantity === null) return { deposit: null, initialLoading: null, shipping, total: null };
  return { ...priceOf(tariff, quantity, shipping ?? cents(0)), shipping };
}

/** Total = deposit × quantity + initial loading × quantity + shipping, the last for what is sent only (M9.5, P9.3, P9.4). */
export function priceOrder(
  tariff: OrderTariff,
  { quantity, deliveryType }: PricedOrder,
): OrderPrice {
  return priceOf(tariff, quantity, shippingOf(tariff, deliveryType));
}

function priceOf(tariff: OrderTariff, quantity: number, shipping: Cents): OrderPrice {
  const deposit = timesCents(tariff.deposit, quantity);
  const initialLoading = timesCents(tariff.initialLoading, quantity);
  return {
    deposit,
    initialLoading,
    shipping,
    total: sumCents([deposit, initialLoading, shipping]),
  };
}

function shippingOf({ shipping }: OrderTariff, deliveryType: DeliveryType): Cents {
  return isShipped(deliveryType) ? shipping : cents(0);
}

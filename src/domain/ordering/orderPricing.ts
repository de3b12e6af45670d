import { isShipped, type DeliveryType } from './delivery';
import { cents, sumCents, timesCents, type Cents } from '../basis/money';

/** The prices of one badge in a category or plan, and of sending the order (M3.12, P3.15). */
export interface OrderTariff {
  readonly deposit: Cents;
  readonly initialLoading: Cents;
  readonly shipping: Cents;
  /** The category has no initial loading: its line is hidden unless something is charged (M9.6). */
  readonly hidesLoading: boolean;
}

export interface PricedOrder {
  /** A whole number of badges. */
  readonly quantity: number;
  readonly deliveryType: DeliveryType;
}

/** The lines of an order and their total. */
export interface OrderPrice {
  readonly deposit: Cents;
  readonly initialLoading: Cents;
  readonly shipping: Cents;
  readonly total: Cents;
}

/** The choices that have a price; null = not chosen yet. */
export interface PricedChoices {
  readonly quantity: number | null;
  readonly deliveryType: DeliveryType | null;
}

/** The known lines, null for the others; the total is that of the known lines. */
export type PriceSoFar = { readonly [Line in keyof OrderPrice]: Cents | null };

const nothingKnown: PriceSoFar = {
  deposit: null,
  initialLoading: null,
  shipping: null,
  total: null,
};

/** Whether an order shows the line of its initial loading: what is charged is always shown (M9.6). */
export function showsLoading({ initialLoading, hidesLoading }: OrderTariff): boolean {
  return !hidesLoading || initialLoading !== 0;
}

/**
 * The price during the choice: no total before the quantity is known (M9.5), and no line before the plan is
 * known (tariff null; P9.4).
 */
export function priceSoFar(tariff: OrderTariff | null, choices: PricedChoices): PriceSoFar {
  if (tariff === null) return nothingKnown;
  const { quantity } = choices;
  const shipping = shippingOf(tariff, choices);
  if (quantity === null) return { ...nothingKnown, shipping };
  return { ...priceOf(tariff, quantity, shipping ?? cents(0)), shipping };
}

/** Total = deposit × quantity + initial loading × quantity + shipping (M9.5, P9.4). */
export function priceOrder(tariff: OrderTariff, order: PricedOrder): OrderPrice {
  return priceOf(tariff, order.quantity, shippingOf(tariff, order) ?? cents(0));
}

/**
 * Shipping is added once, only for a delivery that is sent (M9.5, P9.3); null before the delivery is chosen.
 */
function shippingOf({ shipping }: OrderTariff, { deliveryType }: PricedChoices): Cents | null {
  if (deliveryType === null) return null;
  return isShipped(deliveryType) ? shipping : cents(0);
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

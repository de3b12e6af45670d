import type { BadgeOrderChoices } from './badgeOrderSteps';
import type { Cents } from './money';
import type { OrderReference } from './orderReference';

/** An order that the server has taken and that waits for its payment (M4.5). */
export interface PlacedOrder {
  readonly reference: OrderReference;
  readonly total: Cents;
}

/**
 * These choices at this total were sent, or are about to be: the server takes them once under their key
 * (M7.24).
 */
export interface OrderWish {
  readonly key: string;
  readonly total: Cents;
}

/** What the browser keeps of an order under way: the choices, and the order once it is placed. Nothing of a bank. */
export interface KeptBadgeOrder extends BadgeOrderChoices {
  /** null before the first time, and once the order was refused. */
  readonly wish: OrderWish | null;
  readonly placed: PlacedOrder | null;
}

/** An order of which nothing is chosen yet. */
export const emptyBadgeOrder: KeptBadgeOrder = {
  quantity: null,
  deliveryType: null,
  address: { companyName: '', address: '', address2: '', address3: '', zip: '', city: '' },
  areTermsAccepted: false,
  wish: null,
  placed: null,
};

/**
 * Other choices make another order: the one that was placed is no longer the one to pay, and its key is not
 * theirs.
 */
export function withChoices(
  kept: KeptBadgeOrder,
  change: Partial<BadgeOrderChoices>,
): KeptBadgeOrder {
  return { ...kept, ...change, wish: null, placed: null };
}

/** The placed order to pay, if it still comes to `total`: a price published since makes another order. */
export function orderToPay({ placed }: KeptBadgeOrder, total: Cents): PlacedOrder | null {
  return placed?.total === total ? placed : null;
}

/**
 * The wish to send, under the key of the first time if it still comes to `total`: the server would answer the
 * order of the old price.
 */
export function wishToSend(
  { wish }: KeptBadgeOrder,
  total: Cents,
  newKey: () => string,
): OrderWish {
  return wish?.total === total ? wish : { key: newKey(), total };
}

import type { BadgeOrderChoices } from './badgeOrderSteps';
import type { Cents } from './money';
import type { OrderReference } from './orderReference';

/** An order that the server has taken and that waits for its payment (M4.5). */
export interface PlacedOrder {
  readonly reference: OrderReference;
  readonly total: Cents;
}

/** What the browser keeps of an order under way: the choices, and the order once it is placed. Nothing of a bank. */
export interface KeptBadgeOrder extends BadgeOrderChoices {
  readonly placed: PlacedOrder | null;
}

/** An order of which nothing is chosen yet. */
export const emptyBadgeOrder: KeptBadgeOrder = {
  quantity: null,
  deliveryType: null,
  address: { companyName: '', address: '', address2: '', address3: '', zip: '', city: '' },
  areTermsAccepted: false,
  placed: null,
};

/** Other choices make another order: the one that was placed is no longer the one to pay. */
export function withChoices(
  kept: KeptBadgeOrder,
  change: Partial<BadgeOrderChoices>,
): KeptBadgeOrder {
  return { ...kept, ...change, placed: null };
}

/** The placed order to pay, if it still comes to `total`: a price published since makes another order. */
export function orderToPay({ placed }: KeptBadgeOrder, total: Cents): PlacedOrder | null {
  return placed?.total === total ? placed : null;
}

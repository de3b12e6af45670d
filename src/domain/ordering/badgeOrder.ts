import type { BadgeOrderChoices } from './badgeOrderSteps';
import { parseBadgeQuantity, type BadgeQuantity } from './badgeQuantity';
import { parseDelivery, type Delivery } from './delivery';
import type { Cents } from '../basis/money';
import { priceOrder, type OrderPrice } from './orderPricing';
import type { SubscriptionTariff } from './subscriptionTariff';

/** An order of badges, ready to be placed (M7.24). */
export interface BadgeOrder {
  readonly quantity: BadgeQuantity;
  readonly delivery: Delivery;
  readonly bondCode: string;
  /** Initial loading of one badge. */
  readonly loadingPerBadge: Cents;
  readonly price: OrderPrice;
}

/**
 * The order of these choices, at the prices of the contract's tariff; null until every step is valid
 * (M4.5).
 */
export function completeBadgeOrder(
  choices: BadgeOrderChoices,
  tariff: SubscriptionTariff,
): BadgeOrder | null {
  const quantity = parseBadgeQuantity(choices.quantity, tariff.code);
  const delivery = parseDelivery(choices);
  if (quantity === null || delivery === null || !choices.areTermsAccepted) return null;
  return {
    quantity,
    delivery,
    bondCode: tariff.bondCode,
    loadingPerBadge: tariff.initialLoading,
    price: priceOrder(tariff, { quantity, deliveryType: delivery.type }),
  };
}

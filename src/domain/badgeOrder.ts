import { isNone, none, some, type Option } from 'fp-ts/Option';
import type { BadgeOrderChoices } from './badgeOrderSteps';
import { parseBadgeQuantity, type BadgeQuantity } from './badgeQuantity';
import { parseDelivery, type Delivery } from './delivery';
import type { Cents } from './money';
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

/** The order of these choices, at the prices of the contract's tariff; none until every step is valid (M4.5). */
export function completeBadgeOrder(
  choices: BadgeOrderChoices,
  tariff: SubscriptionTariff,
): Option<BadgeOrder> {
  const quantity = parseBadgeQuantity(choices.quantity, tariff.code);
  const delivery = parseDelivery(choices);
  if (isNone(quantity) || isNone(delivery) || !choices.areTermsAccepted) return none;
  return some({
    quantity: quantity.value,
    delivery: delivery.value,
    bondCode: tariff.bondCode,
    loadingPerBadge: tariff.initialLoading,
    price: priceOrder(tariff, { quantity: quantity.value, deliveryType: delivery.value.type }),
  });
}

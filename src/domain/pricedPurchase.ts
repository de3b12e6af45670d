import type { PricedChoices } from './orderPricing';
import { chosenDeliveryType, chosenQuantity } from './purchaseDelivery';
import type { PurchaseDraft } from './purchaseDraft';

/** What of a purchase has a price. Before the quantity is chosen the price is that of one badge, so that a total is in view from the first step on. */
export function pricedPurchase({
  choice,
  delivery,
}: Pick<PurchaseDraft, 'choice' | 'delivery'>): PricedChoices & {
  readonly isQuantityAssumed: boolean;
} {
  const quantity = chosenQuantity(delivery.quantity, choice.planCode);
  return {
    quantity: quantity ?? 1,
    deliveryType: chosenDeliveryType(delivery.deliveryType),
    isQuantityAssumed: quantity === null,
  };
}

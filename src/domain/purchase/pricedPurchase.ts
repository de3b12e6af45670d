import type { PricedChoices } from '../ordering/orderPricing';
import { parseDeliveryType } from '../ordering/delivery';
import { chosenQuantity } from './purchaseDelivery';
import type { PurchaseDraft } from './purchaseDraft';

/**
 * The parts of a purchase that have a price. Before the quantity is chosen the price is that of one badge, so
 * that a total is shown from the first step on.
 */
export function pricedPurchase({
  choice,
  delivery,
}: Pick<PurchaseDraft, 'choice' | 'delivery'>): PricedChoices & {
  readonly isQuantityAssumed: boolean;
} {
  const quantity = chosenQuantity(delivery.quantity, choice.planCode);
  return {
    quantity: quantity ?? 1,
    deliveryType: parseDeliveryType(delivery.deliveryType),
    isQuantityAssumed: quantity === null,
  };
}

import { isRight } from 'fp-ts/Either';
import { fromEither, none, some, type Option } from 'fp-ts/Option';
import {
  badgeOrderSteps,
  isBadgeOrderStepValid,
  parseBadgeQuantity,
  type BadgeOrderChoices,
  type BadgeQuantity,
  type DeliveryType,
} from './badgeOrder';
import { parseDeliveryAddress, type DeliveryAddress } from './deliveryAddress';
import type { Cents } from './money';
import { priceOrder, type OrderPrice } from './orderPricing';
import type { SubscriptionTariff } from './subscriptionTariff';

/** An order of badges, ready to be placed (M7.24). */
export interface BadgeOrder {
  readonly quantity: BadgeQuantity;
  readonly deliveryType: DeliveryType;
  /** For delivery type L; null for the others. */
  readonly address: DeliveryAddress | null;
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
  const draft = { ...choices, planCode: tariff.code };
  const { deliveryType } = choices;
  const quantity = parseBadgeQuantity(choices.quantity ?? '', tariff.code);
  const isComplete = badgeOrderSteps.every((step) => isBadgeOrderStepValid(step, draft));
  if (!isComplete || deliveryType === null || !isRight(quantity)) return none;
  const address = fromEither(parseDeliveryAddress(choices.address));
  return some({
    quantity: quantity.right,
    deliveryType,
    address: deliveryType === 'L' && address._tag === 'Some' ? address.value : null,
    bondCode: tariff.bondCode,
    loadingPerBadge: tariff.initialLoading,
    price: priceOrder(tariff, { quantity: quantity.right, deliveryType }),
  });
}

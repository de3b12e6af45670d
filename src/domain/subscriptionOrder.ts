import { isLeft } from 'fp-ts/Either';
import { none, some, type Option } from 'fp-ts/Option';
import type { Iban } from './iban';
import { cents, type Cents } from './money';
import { offerCodes } from './offerCode';
import { priceOrder, type OrderPrice } from './orderPricing';
import { parsePurchaseChoice, type PurchaseChoice } from './purchaseChoice';
import { parsePurchaseDelivery, type PurchaseDelivery } from './purchaseDelivery';
import { parsePurchaseDetails, type PurchaseDetails } from './purchaseDetails';
import type { PurchaseDraft } from './purchaseDraft';
import { parsePurchaseIban } from './purchaseIban';
import type { SubscriptionTariff } from './subscriptionTariff';

/** A subscription, ready to be ordered (P7.15). */
export interface SubscriptionOrder extends PurchaseChoice, PurchaseDelivery {
  readonly details: PurchaseDetails;
  readonly iban: Iban;
  readonly bondCode: string;
  /** Initial loading of one badge. */
  readonly loadingPerBadge: Cents;
  /** What the account is topped up by; 0 where it is not (P9.4). */
  readonly reloadValue: Cents;
  readonly price: OrderPrice;
}

/** The order of what was typed, at the published prices; none while a step lacks something (P5.1–P5.9). */
export function completePurchase(
  draft: PurchaseDraft,
  typedIban: string,
  tariffs: readonly SubscriptionTariff[],
): Option<SubscriptionOrder> {
  const sold = offerCodes.filter((code) => tariffs.some((one) => one.code === code));
  const choice = parsePurchaseChoice(draft.choice, sold);
  if (isLeft(choice) || !draft.terms.areAccepted) return none;
  const { customerType, planCode } = choice.right;
  const tariff = tariffs.find(({ code }) => code === planCode);
  const details = parsePurchaseDetails(draft.details, customerType);
  const delivery = parsePurchaseDelivery(draft.delivery, planCode);
  const iban = parsePurchaseIban(typedIban);
  if (!tariff || isLeft(details) || isLeft(delivery) || isLeft(iban)) return none;
  const { quantity, delivery: wanted } = delivery.right;
  return some({
    ...choice.right,
    ...delivery.right,
    details: details.right,
    iban: iban.right,
    bondCode: tariff.bondCode,
    loadingPerBadge: tariff.initialLoading,
    reloadValue: tariff.reload?.value ?? cents(0),
    price: priceOrder(tariff, { quantity, deliveryType: wanted.type }),
  });
}

import * as E from 'fp-ts/Either';
import type { Iban } from '../bank/iban';
import { cents, type Cents } from '../basis/money';
import { offerCodes } from '../ordering/offerCode';
import { priceOrder, type OrderPrice } from '../ordering/orderPricing';
import { parsePurchaseChoice, type PurchaseChoice } from './purchaseChoice';
import { parsePurchaseDelivery, type PurchaseDelivery } from './purchaseDelivery';
import { parsePurchaseDetails, type PurchaseDetails } from './purchaseDetails';
import type { PurchaseDraft } from './purchaseDraft';
import { parsePurchaseIban } from './purchaseIban';
import type { SubscriptionTariff } from '../ordering/subscriptionTariff';

/** A subscription, ready to be ordered (P7.15). */
export interface SubscriptionOrder extends PurchaseChoice, PurchaseDelivery {
  readonly details: PurchaseDetails;
  readonly iban: Iban;
  readonly bondCode: string;
  /** Initial loading of one badge. */
  readonly loadingPerBadge: Cents;
  /** The amount of a reload; 0 if the account is not reloaded (P9.4). */
  readonly reloadValue: Cents;
  readonly price: OrderPrice;
}

/** The order of the typed values, at the published prices; null while a step is incomplete (P5.1–P5.9). */
export function completePurchase(
  draft: PurchaseDraft,
  typedIban: string,
  tariffs: readonly SubscriptionTariff[],
): SubscriptionOrder | null {
  // A plan that is not sold has no tariff.
  const choice = parsePurchaseChoice(draft.choice, offerCodes);
  if (E.isLeft(choice) || !draft.terms.areAccepted) return null;
  const { customerType, planCode } = choice.right;
  const tariff = tariffs.find(({ code }) => code === planCode);
  const details = parsePurchaseDetails(draft.details, customerType);
  const delivery = parsePurchaseDelivery(draft.delivery, planCode);
  const iban = parsePurchaseIban(typedIban);
  if (!tariff || E.isLeft(details) || E.isLeft(delivery) || E.isLeft(iban)) return null;
  const { quantity, delivery: wanted } = delivery.right;
  return {
    ...choice.right,
    ...delivery.right,
    details: details.right,
    iban: iban.right,
    bondCode: tariff.bondCode,
    loadingPerBadge: tariff.initialLoading,
    reloadValue: tariff.reload?.value ?? cents(0),
    price: priceOrder(tariff, { quantity, deliveryType: wanted.type }),
  };
}

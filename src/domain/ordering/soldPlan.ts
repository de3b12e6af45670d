import { allowedBadgeQuantities, type BadgeQuantity } from './badgeQuantity';
import { isSpecialOffer, offerCodes, type OfferCode } from './offerCode';
import { planTable } from './planTable';
import type { SubscriptionTariff } from './subscriptionTariff';

/** A plan that visitors may subscribe to. */
export interface SoldPlan {
  readonly code: OfferCode;
  readonly name: string;
  readonly tariff: SubscriptionTariff;
  readonly isForIndividualsOnly: boolean;
  /** The allowed numbers of badges in an order (P9.2). */
  readonly quantities: readonly BadgeQuantity[];
}

/**
 * The plans with published prices: no other is sold (P3.15, P9.1). The special offer has its published name.
 */
export function soldPlans(tariffs: readonly SubscriptionTariff[]): readonly SoldPlan[] {
  return offerCodes.flatMap((code) => {
    const tariff = tariffs.find((one) => one.code === code);
    if (tariff === undefined) return [];
    const isForIndividualsOnly = isSpecialOffer(code);
    const name = (isForIndividualsOnly ? tariff.name : null) ?? planTable[code].name;
    return [{ code, name, tariff, isForIndividualsOnly, quantities: allowedBadgeQuantities(code) }];
  });
}

/** The name of a plan; an ordered one may no longer be sold. */
export function planNameOf(plans: readonly SoldPlan[], code: OfferCode): string {
  return plans.find((one) => one.code === code)?.name ?? planTable[code].name;
}

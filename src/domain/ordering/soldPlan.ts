import { allowedBadgeQuantities, type BadgeQuantity } from './badgeQuantity';
import { isSpecialOffer, offerCodes, type OfferCode } from './offerCode';
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

/** The names of the plans; the published name of the special offer replaces its default name. */
export const offerNames: Readonly<Record<OfferCode, string>> = {
  tunnelPass: 'Tunnel Pass',
  tunnelPassPlus: 'Tunnel Pass +',
  specialOffer: 'Offre spéciale',
};

/**
 * The plans with published prices: no other is sold (P3.15, P9.1). The special offer has its published name.
 */
export function soldPlans(tariffs: readonly SubscriptionTariff[]): readonly SoldPlan[] {
  return offerCodes.flatMap((code) => {
    const tariff = tariffs.find((one) => one.code === code);
    if (tariff === undefined) return [];
    const isForIndividualsOnly = isSpecialOffer(code);
    const name = (isForIndividualsOnly ? tariff.name : null) ?? offerNames[code];
    return [{ code, name, tariff, isForIndividualsOnly, quantities: allowedBadgeQuantities(code) }];
  });
}

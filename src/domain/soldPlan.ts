import { allowedBadgeQuantities, type BadgeQuantity } from './badgeQuantity';
import { offerCodes, type OfferCode } from './offerCode';
import type { SubscriptionTariff } from './subscriptionTariff';

/** A plan that visitors may subscribe to. */
export interface SoldPlan {
  readonly code: OfferCode;
  readonly name: string;
  readonly tariff: SubscriptionTariff;
  readonly isForIndividualsOnly: boolean;
  /** How many badges an order may have (P9.2). */
  readonly quantities: readonly BadgeQuantity[];
}

const plainNames = { '04': 'Tunnel Pass', '07': 'Tunnel Pass +' } as const;

/** The plans whose prices are published: no other is sold (P3.15, P9.1). The special offer is named as it is published. */
export function soldPlans(tariffs: readonly SubscriptionTariff[]): readonly SoldPlan[] {
  return offerCodes.flatMap((code) => {
    const tariff = tariffs.find((one) => one.code === code);
    if (tariff === undefined) return [];
    const isForIndividualsOnly = code === '05';
    const name = code === '05' ? (tariff.name ?? 'Offre spéciale') : plainNames[code];
    return [{ code, name, tariff, isForIndividualsOnly, quantities: allowedBadgeQuantities(code) }];
  });
}

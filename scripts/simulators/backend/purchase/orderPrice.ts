import type { DeliveryType, Plan, PublicData } from '../../../../generated/api.ts';
import { toCents } from '../../rules/money.ts';
import type { Services } from '../../world/Services.ts';

/** The amounts that the buyer's page calculated from the published prices, in decimal euros. */
export interface QuotedOrder {
  readonly nbBadge: number;
  readonly deliveryType: DeliveryType;
  readonly shippingCost: number;
  /** Deposit of all badges. */
  readonly bailTotal: number;
  /** Of one badge. */
  readonly initialLoading: number;
  readonly amountPaid: number;
}

/** The special offer: for individuals, two badges at most (P9.1, P9.2). */
export const specialOffer = '05';

/** The published prices of a category (P3.15, M3.12). */
export function findPlan(
  { settings }: Pick<Services, 'settings'>,
  code: string | undefined,
): Plan | undefined {
  return settings.read<PublicData>('publicData')?.subscription.find((plan) => plan.code === code);
}

/** The codes that are accepted for a category's deposit (M3.12, P3.15). */
export function bondCodes({ defaultBondCode, bondData }: Plan): readonly string[] {
  return [defaultBondCode, bondData.code].filter((code) => typeof code === 'string');
}

/** 1 or 2 badges for the special offer, otherwise 1 to 4 (M9.4, P9.2). */
export function isAllowedQuantity({ code }: Plan, nbBadge: number): boolean {
  return nbBadge >= 1 && nbBadge <= (code === specialOffer ? 2 : 4);
}

/**
 * Whether every amount is, to the cent, what the published prices give: deposit × quantity +
 * initial loading × quantity + shipping, the last for LC and L only (M9.5, P9.3, P9.4). The amounts
 * of the request are never trusted.
 */
export function isRightlyQuoted(plan: Plan, order: QuotedOrder): boolean {
  const { nbBadge, deliveryType } = order;
  const deposit = toCents(plan.bondData.amount) * nbBadge;
  const initialLoading = toCents(plan.reloadData.initialLoading);
  const shipping = deliveryType === 'R' ? 0 : toCents(plan.shippingCostsData.amount);
  return (
    toCents(order.bailTotal) === deposit &&
    toCents(order.initialLoading) === initialLoading &&
    toCents(order.shippingCost) === shipping &&
    toCents(order.amountPaid) === deposit + initialLoading * nbBadge + shipping
  );
}

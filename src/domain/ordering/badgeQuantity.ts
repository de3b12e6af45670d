import { isSpecialOffer } from './offerCode';

/**
 * Number of badges that can be ordered at once. Drafts and orders of the site use it; the text of a select is
 * converted at once. Only an order of the server may have another number, which an earlier rule allowed.
 */
export type BadgeQuantity = 1 | 2 | 3 | 4;

const badgeQuantities: readonly BadgeQuantity[] = [1, 2, 3, 4];

/**
 * The quantities that an order may have: 1 or 2 for the special offer, 1 to 4 otherwise (M5.23, P5.7,
 * P9.2).
 */
export function allowedBadgeQuantities(planCode: string): readonly BadgeQuantity[] {
  return isSpecialOffer(planCode) ? badgeQuantities.slice(0, 2) : badgeQuantities;
}

/** A quantity from a select or from storage: 1 to 4, not checked against the plan (M5.23). */
export function readBadgeQuantity(raw: unknown): BadgeQuantity | null {
  return badgeQuantities.find((known) => known === raw) ?? null;
}

/** A quantity that the plan allows; null for any other, or before one is chosen. */
export function parseBadgeQuantity(raw: number | null, planCode: string): BadgeQuantity | null {
  return allowedBadgeQuantities(planCode).find((allowed) => allowed === raw) ?? null;
}

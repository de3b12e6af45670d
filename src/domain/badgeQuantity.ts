import { fromNullable, type Option } from 'fp-ts/Option';

export type BadgeQuantity = 1 | 2 | 3 | 4;

const badgeQuantities: readonly BadgeQuantity[] = [1, 2, 3, 4];
const SPECIAL_OFFER = '05';

/** The quantities that an order may have: 1 or 2 for plan 05, 1 to 4 otherwise (M5.23, P5.7, P9.2). */
export function allowedBadgeQuantities(planCode: string): readonly BadgeQuantity[] {
  return planCode === SPECIAL_OFFER ? badgeQuantities.slice(0, 2) : badgeQuantities;
}

/** A quantity as the browser kept it: 1 to 4, whatever the plan allows of them (M5.23). */
export function readBadgeQuantity(raw: unknown): BadgeQuantity | null {
  return badgeQuantities.find((known) => known === raw) ?? null;
}

/** A quantity that the plan allows; none for any other, or before one is chosen. */
export function parseBadgeQuantity(raw: number | null, planCode: string): Option<BadgeQuantity> {
  return fromNullable(allowedBadgeQuantities(planCode).find((allowed) => allowed === raw));
}

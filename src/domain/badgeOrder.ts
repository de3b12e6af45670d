import { isRight, left, right, type Either } from 'fp-ts/Either';
import type { ContractStatus } from './contractStatus';
import { parseDeliveryAddress, type DeliveryAddressInput } from './deliveryAddress';
import type { Cents } from './money';

/** R: locker pickup, LC: to the correspondence address, L: to another address (M5.24, P9.3). */
export const deliveryTypes = ['R', 'LC', 'L'] as const;

export type DeliveryType = (typeof deliveryTypes)[number];

export type BadgeQuantity = 1 | 2 | 3 | 4;

export interface BadgeQuantityError {
  readonly kind: 'badgeOrder/quantity';
}

export interface DeliveryTypeError {
  readonly kind: 'badgeOrder/delivery-type';
}

const badgeQuantities: readonly BadgeQuantity[] = [1, 2, 3, 4];
const SPECIAL_OFFER = '05';

/** The quantities that an order may have: 1 or 2 for plan 05, 1 to 4 otherwise (M5.23, P5.7, P9.2). */
export function allowedBadgeQuantities(planCode: string): readonly BadgeQuantity[] {
  return planCode === SPECIAL_OFFER ? badgeQuantities.slice(0, 2) : badgeQuantities;
}

export function parseBadgeQuantity(
  raw: number | string,
  planCode: string,
): Either<BadgeQuantityError, BadgeQuantity> {
  const quantity = allowedBadgeQuantities(planCode).find((allowed) => String(allowed) === `${raw}`);
  return quantity === undefined ? left({ kind: 'badgeOrder/quantity' }) : right(quantity);
}

export function parseDeliveryType(raw: string): Either<DeliveryTypeError, DeliveryType> {
  const type = deliveryTypes.find((known) => known === raw);
  return type === undefined ? left({ kind: 'badgeOrder/delivery-type' }) : right(type);
}

/** Whether shipping costs are due: for LC and L (M9.5, P9.3). */
export function isShipped(deliveryType: DeliveryType): boolean {
  return deliveryType !== 'R';
}

/** Ordering needs a category that registers badges and a contract whose status is not C (M5.27). */
export function mayOrderBadges(contract: {
  readonly isRegisterBadge: boolean;
  readonly status: ContractStatus;
}): boolean {
  return contract.isRegisterBadge && contract.status !== 'special';
}

/** What the subscriber has filled in so far; null = not chosen yet. */
export interface BadgeOrderChoices {
  readonly quantity: number | null;
  readonly deliveryType: DeliveryType | null;
  /** Counts for delivery type L only. */
  readonly address: DeliveryAddressInput;
  readonly areTermsAccepted: boolean;
}

/** The choices, for a contract of this plan or category. */
export interface BadgeOrderDraft extends BadgeOrderChoices {
  readonly planCode: string;
}

/** The three steps, in order (M4.5). */
export const badgeOrderSteps = ['delivery', 'terms', 'summary'] as const;

export type BadgeOrderStep = (typeof badgeOrderSteps)[number];

const stepRules: Readonly<Record<BadgeOrderStep, (draft: BadgeOrderDraft) => boolean>> = {
  delivery: (draft) => hasQuantity(draft) && hasDelivery(draft),
  terms: (draft) => draft.areTermsAccepted,
  summary: () => true,
};

/** Whether what this step asks for is there, so that Next is enabled (M4.5, M5.23–M5.26). */
export function isBadgeOrderStepValid(step: BadgeOrderStep, draft: BadgeOrderDraft): boolean {
  return stepRules[step](draft);
}

/** A step may be entered when every step before it is valid (M4.5). */
export function mayEnterBadgeOrderStep(step: BadgeOrderStep, draft: BadgeOrderDraft): boolean {
  return badgeOrderSteps
    .slice(0, badgeOrderSteps.indexOf(step))
    .every((earlier) => isBadgeOrderStepValid(earlier, draft));
}

/** The wanted step, or the last one before it that may be entered (M4.5). */
export function openBadgeOrderStep(wanted: BadgeOrderStep, draft: BadgeOrderDraft): BadgeOrderStep {
  if (mayEnterBadgeOrderStep(wanted, draft)) return wanted;
  const open = badgeOrderSteps.filter((step) => mayEnterBadgeOrderStep(step, draft));
  return open.at(-1) ?? badgeOrderSteps[0];
}

/** A card payment, or none when there is nothing to pay (M4.5). */
export function badgeOrderSettlement(total: Cents): 'card' | 'nothingToPay' {
  return total === 0 ? 'nothingToPay' : 'card';
}

function hasQuantity({ quantity, planCode }: BadgeOrderDraft): boolean {
  return quantity !== null && isRight(parseBadgeQuantity(quantity, planCode));
}

function hasDelivery({ deliveryType, address }: BadgeOrderDraft): boolean {
  if (deliveryType === null) return false;
  return deliveryType !== 'L' || isRight(parseDeliveryAddress(address));
}

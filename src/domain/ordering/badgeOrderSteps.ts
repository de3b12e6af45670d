import { parseBadgeQuantity, type BadgeQuantity } from './badgeQuantity';
import { parseDelivery, type DeliveryChoices } from './delivery';

/** What the subscriber has filled in so far; null = not chosen yet. */
export interface BadgeOrderChoices extends DeliveryChoices {
  readonly quantity: BadgeQuantity | null;
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
  delivery: (draft) =>
    parseBadgeQuantity(draft.quantity, draft.planCode) !== null && parseDelivery(draft) !== null,
  terms: (draft) => draft.areTermsAccepted,
  summary: () => true,
};

/** Whether a step is complete, so that Next is enabled (M4.5, M5.23–M5.26). */
export function isBadgeOrderStepValid(step: BadgeOrderStep, draft: BadgeOrderDraft): boolean {
  return stepRules[step](draft);
}

/** A step may be entered when every step before it is valid (M4.5). */
export function mayEnterBadgeOrderStep(step: BadgeOrderStep, draft: BadgeOrderDraft): boolean {
  return badgeOrderSteps
    .slice(0, badgeOrderSteps.indexOf(step))
    .every((earlier) => isBadgeOrderStepValid(earlier, draft));
}

/** The requested step, or the last one before it that may be entered (M4.5). */
export function openBadgeOrderStep(wanted: BadgeOrderStep, draft: BadgeOrderDraft): BadgeOrderStep {
  if (mayEnterBadgeOrderStep(wanted, draft)) return wanted;
  const open = badgeOrderSteps.filter((step) => mayEnterBadgeOrderStep(step, draft));
  return open.at(-1) ?? badgeOrderSteps[0];
}

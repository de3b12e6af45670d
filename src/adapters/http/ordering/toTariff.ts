import type { Plan } from '../../../../generated/api';
import { centsFromEuros } from '../../../domain/basis/money';
import type { SubscriptionTariff } from '../../../domain/ordering/subscriptionTariff';
import { hasOutstandingOnly, toCategoryCode } from './categoryCodes';

/** A plan or category as published, in euros (M3.12, P3.15). */
export function toTariff(plan: Plan): SubscriptionTariff {
  const { initialLoading, threshold, reloadValue } = plan.reloadData;
  return {
    code: toCategoryCode(plan.code),
    name: plan.name ?? null,
    // An empty text is no code: the order requires one.
    bondCode: plan.bondData.code?.trim() || plan.defaultBondCode?.trim() || '',
    deposit: centsFromEuros(plan.bondData.amount),
    initialLoading: centsFromEuros(initialLoading),
    hidesLoading: hasOutstandingOnly(plan.code),
    reload:
      typeof threshold === 'number' && typeof reloadValue === 'number'
        ? { threshold: centsFromEuros(threshold), value: centsFromEuros(reloadValue) }
        : null,
    shipping: centsFromEuros(plan.shippingCostsData.amount),
    registersBadges: plan.isRegisterBadge,
  };
}

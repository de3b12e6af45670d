import type { Plan } from '../../../generated/api';
import { centsFromEuros } from '../../domain/money';
import type { SubscriptionTariff } from '../../domain/subscriptionTariff';

/** A plan or category as published, in euros (M3.12). */
export function toTariff(plan: Plan): SubscriptionTariff {
  return {
    code: plan.code,
    bondCode: plan.bondData.code ?? plan.defaultBondCode ?? '',
    deposit: centsFromEuros(plan.bondData.amount),
    initialLoading: centsFromEuros(plan.reloadData.initialLoading),
    shipping: centsFromEuros(plan.shippingCostsData.amount),
    registersBadges: plan.isRegisterBadge,
  };
}

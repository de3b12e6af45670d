import { formatEuros } from '../../../domain/money';
import type { SoldPlan } from '../../../domain/soldPlan';

/** What choosing an offer means, in a line or two (P3.15, P9.4). */
export function planMeaning({ tariff, quantities, isForIndividualsOnly }: SoldPlan): string {
  const { deposit, initialLoading, reload } = tariff;
  return [
    `${formatEuros(deposit)} de dépôt de garantie et ${formatEuros(initialLoading)} de chargement initial par badge.`,
    reload === null
      ? 'Sans rechargement automatique.'
      : `Rechargement automatique\u202f: ${formatEuros(reload.value)} sous ${formatEuros(reload.threshold)} de solde.`,
    isForIndividualsOnly ? `Pour les particuliers, ${Math.max(...quantities)} badges au plus.` : '',
  ]
    .join(' ')
    .trim();
}

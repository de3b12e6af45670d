import { formatEuros, isNothingDue } from '../../../domain/basis/money';
import type { SoldPlan } from '../../../domain/ordering/soldPlan';
import { reloadWords } from '../../ordering/reloadWords';
import { startPrice } from '../../ordering/startPrice';

/** Description of a plan, in two or three sentences (P3.15, P9.4). */
export function planMeaning({ tariff, quantities, isForIndividualsOnly }: SoldPlan): string {
  const { deposit, initialLoading, reload } = tariff;
  const start = `${formatEuros(startPrice(tariff))} par badge pour démarrer`;
  return [
    isNothingDue(deposit)
      ? `${start}, sans dépôt de garantie.`
      : `${start}\u202f: ${formatEuros(deposit)} de dépôt de garantie et ${formatEuros(initialLoading)} de chargement initial.`,
    reload === null ? 'Sans rechargement automatique.' : `Nous rechargeons ${reloadWords(reload)}.`,
    isForIndividualsOnly ? `Pour les particuliers, ${Math.max(...quantities)} badges au plus.` : '',
  ]
    .join(' ')
    .trim();
}

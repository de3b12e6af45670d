import { words } from '#words/purchase/choice';
import { isNothingDue } from '../../../domain/basis/money';
import type { SoldPlan } from '../../../domain/ordering/soldPlan';
import { startPrice } from '../../ordering/startPrice';

/** Description of a plan, in two or three sentences (P3.15, P9.4). */
export function planMeaning({ tariff, quantities, isForIndividualsOnly }: SoldPlan): string {
  const { deposit, initialLoading, reload } = tariff;
  const start = startPrice(tariff);
  return [
    isNothingDue(deposit)
      ? words.startWithoutDeposit(start)
      : words.startWithDeposit(start, deposit, initialLoading),
    reload === null ? words.noReload : words.reload(reload),
    ...(isForIndividualsOnly ? [words.forIndividuals(Math.max(...quantities))] : []),
  ].join(' ');
}

import { words } from '../choice.words.fr';
import { isNothingDue } from '../../../domain/basis/money';
import type { SoldPlan } from '../../../domain/ordering/soldPlan';

/** What a plan costs: what comes back of its start price, then its reload, then its limits (P3.15, P9.4). */
export function planMeaning({
  tariff,
  quantities,
  isForIndividualsOnly,
}: SoldPlan): readonly string[] {
  const { deposit, reload } = tariff;
  return [
    isNothingDue(deposit) ? words.withoutDeposit : words.returned(deposit),
    reload === null ? words.noReload : words.reload(reload),
    ...(isForIndividualsOnly ? [words.forIndividuals(Math.max(...quantities))] : []),
  ];
}

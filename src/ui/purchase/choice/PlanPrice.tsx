import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { formatEuros } from '../../words/format.fr';
import { words } from '../choice.words.fr';
import type { SoldPlan } from '../../../domain/ordering/soldPlan';
import { isNothingDue } from '../../../domain/basis/money';
import { startPrice } from '../../ordering/startPrice';

/** The start price of a plan, beside its name where both fit; then a line for each part of its meaning. */
export function PlanPrice({ plan }: { readonly plan: SoldPlan }): ReactElement {
  return (
    <>
      <span>
        <Box component="b" c="bright" fz="lg" className="tp-numbers">
          {formatEuros(startPrice(plan.tariff))}
        </Box>{' '}
        <span>{words.perBadge}</span>
      </span>
      {planMeaning(plan).map((line) => (
        <Box component="span" key={line} w="100%">
          {` ${line}`}
        </Box>
      ))}
    </>
  );
}

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

import type { ReactElement } from 'react';
import { formatEuros } from '../../words/format.fr';
import { words } from '../choice.words.fr';
import type { SoldPlan } from '../../../domain/ordering/soldPlan';
import { startPrice } from '../../ordering/startPrice';
import styles from './ChoiceStep.module.css';
import { planMeaning } from './planMeaning';

/** The start price of a plan, beside its name where both fit; then a line for each part of its meaning. */
export function PlanPrice({ plan }: { readonly plan: SoldPlan }): ReactElement {
  return (
    <>
      <span className={styles.price}>
        <b className="tp-numbers">{formatEuros(startPrice(plan.tariff))}</b>{' '}
        <span>{words.perBadge}</span>
      </span>
      {planMeaning(plan).map((line) => (
        <span key={line} className={styles.line}>
          {` ${line}`}
        </span>
      ))}
    </>
  );
}

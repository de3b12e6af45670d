import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { badgeIcon } from '../../../../generated/icons';
import { formatEuros } from '../../../domain/basis/money';
import { readCustomerType } from '../../../domain/purchase/customerType';
import { Icon } from '../../design/icon/Icon';
import { startPrice } from '../../ordering/startPrice';
import { customerWords } from '../choice/customerWords';
import type { PurchaseStepProps } from '../flow/PurchaseFlow';
import styles from './ChoiceRecall.module.css';

/** The choice of step 1 above the later steps, with a link to change it before the order. */
export function ChoiceRecall({ flow }: PurchaseStepProps): ReactElement | null {
  const { plans, progress, tariff, order, addressOf } = flow;
  const { customerType, planCode } = progress.draft.choice;
  const plan = plans.find(({ code }) => code === planCode);
  const type = readCustomerType(customerType);
  const details = [
    type && customerWords[type],
    tariff && `${formatEuros(startPrice(tariff))} par badge`,
  ].filter(Boolean);
  if (!plan && details.length === 0) return null;
  return (
    <div className={styles.recall}>
      <Icon of={badgeIcon} />
      <p>
        {plan && <b>{plan.name}</b>}
        <span>{details.join(' · ')}</span>
      </p>
      {!order && (
        <Link to={addressOf('choice')}>
          Modifier <span className="tp-hidden">mon choix</span>
        </Link>
      )}
    </div>
  );
}

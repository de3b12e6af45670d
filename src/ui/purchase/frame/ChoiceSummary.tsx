import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { words } from '../flow.words.fr';
import { badgeIcon } from '../../../../generated/icons';
import { offerCodes } from '../../../domain/ordering/offerCode';
import { planTable } from '../../../domain/ordering/planTable';
import { readCustomerType } from '../../../domain/purchase/customerType';
import { Icon } from '../../design/icon/Icon';
import { Marked } from '../../design/text/Marked';
import { startPrice } from '../../ordering/startPrice';
import type { PurchaseStepProps } from '../flow/PurchaseFlow';
import styles from './ChoiceSummary.module.css';

/** The choice of step 1 above the later steps, with a link to change it before the order. */
export function ChoiceSummary({ flow }: PurchaseStepProps): ReactElement | null {
  const { plans, progress, tariff, order, addressOf } = flow;
  const { customerType, planCode } = progress.draft.choice;
  const offer = offerCodes.find((code) => code === planCode);
  // An ordered plan may no longer be sold.
  const planName =
    plans.find(({ code }) => code === offer)?.name ?? (offer && planTable[offer].name);
  const type = readCustomerType(customerType);
  const details = [
    type && words.customers[type],
    tariff && words.perBadge(startPrice(tariff)),
  ].filter(Boolean);
  if (planName === undefined && details.length === 0) return null;
  return (
    <div className={`tp-screen ${styles.recall}`}>
      <Icon of={badgeIcon} />
      <p>
        {planName !== undefined && <b>{planName}</b>}
        <span>{details.join(' · ')}</span>
      </p>
      {!order && (
        <Link to={addressOf('choice')}>
          <Marked
            text={words.changeChoice}
            mark={(what) => <span className="tp-hidden">{what}</span>}
          />
        </Link>
      )}
    </div>
  );
}

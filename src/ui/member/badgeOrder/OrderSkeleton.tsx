import type { ReactElement } from 'react';
import { DelayedSkeleton } from '../../design/loading/DelayedSkeleton';
import { LoadingStatus } from '../../design/loading/LoadingHeading';
import { StepProgress } from '../../design/page/StepProgress';
import styles from '../../ordering/OrderLayout.module.css';
import own from './OrderSteps.module.css';
import { addressOfOrderStep } from './orderStepAddress';
import { orderStepTitles } from './orderWords';

/** Skeleton of the first step and of the price, while the prices load. */
export function OrderSkeleton(): ReactElement {
  return (
    <>
      <LoadingStatus />
      <StepProgress
        label="Étapes de la commande"
        titles={orderStepTitles}
        current="delivery"
        mayEnter={() => false}
        addressOf={addressOfOrderStep}
      />
      <div className={`${styles.layout} ${own.order}`}>
        <div className={`${styles.card} ${styles.stepShape}`}>
          <DelayedSkeleton height={366}>
            <rect width="45%" height="20" rx="8" />
            <rect y="52" width="20%" height="16" rx="8" />
            <rect y="80" width="70%" height="44" rx="8" />
            <rect y="148" width="30%" height="16" rx="8" />
            <rect y="178" width="100%" height="56" rx="8" />
            <rect y="244" width="100%" height="56" rx="8" />
            <rect y="310" width="100%" height="56" rx="8" />
          </DelayedSkeleton>
        </div>
        <div className={`${styles.card} ${styles.priceShape}`}>
          <DelayedSkeleton height={190}>
            <rect width="40%" height="20" rx="8" />
            <rect y="52" width="100%" height="16" rx="8" />
            <rect y="92" width="100%" height="16" rx="8" />
            <rect y="132" width="100%" height="16" rx="8" />
            <rect y="172" width="60%" height="16" rx="8" />
          </DelayedSkeleton>
        </div>
      </div>
    </>
  );
}

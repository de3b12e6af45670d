import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import {
  badgeOrderSteps,
  mayEnterBadgeOrderStep,
  type BadgeOrderDraft,
  type BadgeOrderStep,
} from '../../../domain/badgeOrderSteps';
import styles from './OrderProgress.module.css';
import { addressOfOrderStep } from './orderStepAddress';
import { orderStepTitles } from './orderWords';

interface OrderProgressProps {
  readonly step: BadgeOrderStep;
  readonly draft: BadgeOrderDraft;
}

/** Where the order stands among its three steps; the open ones are one click away (M4.5). */
export function OrderProgress({ step, draft }: OrderProgressProps): ReactElement {
  const current = badgeOrderSteps.indexOf(step);
  return (
    <nav aria-label="Étapes de la commande" className={styles.progress}>
      <p>{`Étape ${current + 1} sur ${badgeOrderSteps.length}`}</p>
      <ol>
        {badgeOrderSteps.map((one, index) => (
          <li
            key={one}
            aria-current={one === step ? 'step' : undefined}
            className={index <= current ? styles.reached : undefined}
          >
            {one !== step && mayEnterBadgeOrderStep(one, draft) ? (
              <Link to={addressOfOrderStep(one)}>{orderStepTitles[one]}</Link>
            ) : (
              <span>{orderStepTitles[one]}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

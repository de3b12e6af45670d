import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { checkIcon } from '../../../../generated/icons';
import { mayEnterPurchaseStep } from '../../../domain/purchase/purchaseSteps';
import { purchaseSteps } from '../../../domain/purchase/purchaseStep';
import { Icon } from '../../design/icon/Icon';
import type { PurchaseFlow } from '../flow/PurchaseFlow';
import styles from './PurchaseProgressBar.module.css';
import { shortStepTitles, stepTitles } from './stepTitles';

/**
 * The progress among the seven steps (P2.14); steps that may be entered are links, but for the first one
 * (P4.1).
 */
export function PurchaseProgressBar({ flow }: { readonly flow: PurchaseFlow }): ReactElement {
  const { step, progress, addressOf } = flow;
  const current = purchaseSteps.indexOf(step);
  const name = `Étape ${current + 1} sur ${purchaseSteps.length}`;
  return (
    <>
      <p aria-hidden="true" className={styles.count}>
        {name}
      </p>
      <div className={styles.progress}>
        <div
          role="progressbar"
          aria-label={name}
          aria-valuemin={1}
          aria-valuemax={purchaseSteps.length}
          aria-valuenow={current + 1}
          aria-valuetext={stepTitles[step]}
          className={styles.steps}
        >
          {purchaseSteps.map((one, index) => (
            <span key={one} className={index <= current ? styles.reached : undefined} />
          ))}
        </div>
        <nav aria-label="Étapes de la souscription">
          <ol className={styles.steps}>
            {purchaseSteps.map((one, index) => (
              <li key={one} aria-current={one === step ? 'step' : undefined}>
                {index < current && <Icon of={checkIcon} size={16} />}
                {one !== step && one !== 'choice' && mayEnterPurchaseStep(one, progress) ? (
                  <Link to={addressOf(one)}>{shortStepTitles[one]}</Link>
                ) : (
                  <span>{shortStepTitles[one]}</span>
                )}
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </>
  );
}

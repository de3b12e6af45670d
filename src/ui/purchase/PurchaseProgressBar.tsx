import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { mayEnterPurchaseStep } from '../../domain/purchaseSteps';
import { purchaseSteps } from '../../domain/purchaseStep';
import type { PurchaseFlow } from './PurchaseFlow';
import styles from './PurchaseProgressBar.module.css';
import { shortStepTitles, stepTitles } from './stepTitles';

/** Where the person stands among the seven steps (P2.14); the open ones are one click away, the first one by the forward path only (P4.1). */
export function PurchaseProgressBar({ flow }: { readonly flow: PurchaseFlow }): ReactElement {
  const { step, progress, addressOf } = flow;
  const position = purchaseSteps.indexOf(step) + 1;
  const name = `Étape ${position} sur ${purchaseSteps.length}`;
  return (
    <div className={styles.progress}>
      <p aria-hidden="true">{name}</p>
      <div
        role="progressbar"
        aria-label={name}
        aria-valuemin={1}
        aria-valuemax={purchaseSteps.length}
        aria-valuenow={position}
        aria-valuetext={stepTitles[step]}
        className={styles.bar}
      >
        {purchaseSteps.map((one, index) => (
          <span key={one} className={index < position ? styles.reached : undefined} />
        ))}
      </div>
      <nav aria-label="Étapes de la souscription" className={styles.nav}>
        <ol className={styles.steps}>
          {purchaseSteps.map((one) => (
            <li key={one} aria-current={one === step ? 'step' : undefined}>
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
  );
}

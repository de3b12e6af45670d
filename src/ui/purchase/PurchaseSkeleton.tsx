import type { ReactElement } from 'react';
import page from './PurchasePage.module.css';
import styles from './PurchaseSteps.module.css';

/** The shape of a step and of the price beside it, while the plans or the order are on their way (P2.22). */
export function PurchaseSkeleton(): ReactElement {
  return (
    <>
      <span role="status" className="tp-hidden">
        Chargement en cours…
      </span>
      <div className={page.progressShape} />
      <div className={styles.layout}>
        <div className={page.shape} />
        <div className={`${styles.aside} ${page.shape}`} />
      </div>
    </>
  );
}

import type { ReactElement } from 'react';
import styles from '../../ordering/OrderLayout.module.css';

/** The shape of the first step and of the price beside it, until the prices are known. */
export function OrderSkeleton(): ReactElement {
  return (
    <>
      <span role="status" className="tp-hidden">
        Chargement en cours…
      </span>
      <div className={styles.progressShape} />
      <div className={styles.layout}>
        <div className={`${styles.step} ${styles.stepShape}`} />
        <div className={`${styles.price} ${styles.priceShape}`} />
      </div>
    </>
  );
}

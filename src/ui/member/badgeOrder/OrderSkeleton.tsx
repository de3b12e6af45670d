import type { ReactElement } from 'react';
import styles from '../../ordering/OrderLayout.module.css';

/** Skeleton of the first step and of the price, while the prices load. */
export function OrderSkeleton(): ReactElement {
  return (
    <>
      <span role="status" className="tp-hidden">
        Chargement en cours…
      </span>
      <div className={styles.layout}>
        <div className={`${styles.card} ${styles.stepShape}`} />
        <div className={`${styles.card} ${styles.priceShape}`} />
      </div>
    </>
  );
}

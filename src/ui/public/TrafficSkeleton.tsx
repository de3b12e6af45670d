import type { ReactElement } from 'react';
import styles from './HomePage.module.css';

/** The board before its code or its data: the same room, so that nothing moves. */
export function TrafficSkeleton(): ReactElement {
  return (
    <>
      <div className={styles.traffic}>
        <div className={styles.card} />
        <div className={styles.card} />
      </div>
      <p role="status" className={styles.note}>
        Chargement en cours…
      </p>
    </>
  );
}

import type { ReactElement } from 'react';
import styles from './HomePage.module.css';

const tunnels = ['TPC', 'TPS', 'SCH', 'REG'];

/** The board before its code or its data: the same room, so that nothing moves. */
export function TrafficSkeleton(): ReactElement {
  return (
    <>
      <ul className={styles.board}>
        {tunnels.map((tunnel) => (
          <li key={tunnel} className={`${styles.card} ${styles.waiting}`} />
        ))}
      </ul>
      <p role="status" className={styles.note}>
        Chargement en cours…
      </p>
    </>
  );
}

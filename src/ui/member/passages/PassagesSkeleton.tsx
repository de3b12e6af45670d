import type { ReactElement } from 'react';
import styles from './PassagesSkeleton.module.css';

const rows = Array.from({ length: 12 }, (_, index) => index);

/** The table's shape until the first rows come; whoever shows it says that they are on their way. */
export function PassagesSkeleton(): ReactElement {
  return (
    <div className={styles.frame}>
      <div className={styles.head} />
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <span className={styles.bar} />
          <span className={styles.bar} />
          <span className={styles.bar} />
        </div>
      ))}
    </div>
  );
}

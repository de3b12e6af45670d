import type { ReactElement } from 'react';
import styles from './PassagesSkeleton.module.css';

const rows = Array.from({ length: 12 }, (_, index) => index);

/** Skeleton of the table below its total; its parent announces the loading. */
export function PassagesSkeleton(): ReactElement {
  return (
    <div className={styles.frame}>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}

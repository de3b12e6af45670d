import type { ReactElement } from 'react';
import { words } from '#words/design/shared';
import styles from '../home/HomePage.module.css';

/** While the board loads: the card has its height. */
export function TrafficSkeleton(): ReactElement {
  return (
    <p role="status" className={styles.live}>
      {words.loading}
    </p>
  );
}

import type { ReactElement } from 'react';
import styles from './FiltersSkeleton.module.css';

/** As high as the fields and the months. */
export function FiltersSkeleton(): ReactElement {
  return <div className={styles.space} />;
}

import type { ReactElement } from 'react';
import styles from './NewsSkeleton.module.css';

/** The shape of the list to come: the filter, then three cards. Announced at once, seen after 300 ms. */
export function NewsSkeleton(): ReactElement {
  return (
    <>
      <span role="status" className="tp-hidden">
        Chargement en cours…
      </span>
      <div className={styles.shape} aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
    </>
  );
}

import type { ReactElement } from 'react';
import { DelayedSkeleton } from '../../design/loading/DelayedSkeleton';
import styles from './DashboardPage.module.css';

/** Skeleton of the two rows of cards, of a wide screen or of a phone; announced at once. */
export function CardsSkeleton(): ReactElement {
  return (
    <>
      <span role="status" className="tp-hidden">
        Chargement en cours…
      </span>
      <div className={styles.wideSkeleton}>
        <DelayedSkeleton height={588}>
          <rect y="16" width="68%" height="305" rx="10" />
          <rect x="70%" y="16" width="30%" height="305" rx="10" />
          <rect y="337" width="33%" height="251" rx="10" />
          <rect x="35%" y="337" width="36%" height="251" rx="10" />
          <rect x="73%" y="337" width="27%" height="251" rx="10" />
        </DelayedSkeleton>
      </div>
      <div className={styles.narrowSkeleton}>
        <DelayedSkeleton height={942}>
          <rect y="16" width="100%" height="352" rx="10" />
          <rect y="384" width="100%" height="305" rx="10" />
          <rect y="705" width="100%" height="237" rx="10" />
        </DelayedSkeleton>
      </div>
    </>
  );
}

import type { ReactElement } from 'react';
import { DelayedSkeleton } from '../../design/loading/DelayedSkeleton';
import { LoadingStatus } from '../../design/loading/LoadingHeading';
import content from '../../design/page/Content.module.css';
import styles from './Offers.module.css';

/** Skeleton of the switch, the cards, the table and the steps. Announced at once. */
export function OffersSkeleton(): ReactElement {
  return (
    <>
      <LoadingStatus />
      <DelayedSkeleton height={74}>
        <rect y="20" width="277" height="54" rx="10" />
      </DelayedSkeleton>
      <div className={`${content.cards} ${styles.cards}`} aria-hidden="true">
        {['first', 'second', 'third'].map((name) => (
          <div key={name} className={`${content.card} ${styles.blank}`} />
        ))}
      </div>
      <DelayedSkeleton height={709}>
        <rect y="16" width="65%" height="24" rx="8" />
        <rect y="71" width="100%" height="360" rx="10" />
        <rect y="478" width="100%" height="174" rx="10" />
      </DelayedSkeleton>
    </>
  );
}

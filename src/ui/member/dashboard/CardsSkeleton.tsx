import type { ReactElement } from 'react';
import { DelayedSkeleton } from '../../design/loading/DelayedSkeleton';

/** Skeleton of the two rows of cards, announced at once. */
export function CardsSkeleton(): ReactElement {
  return (
    <>
      <span role="status" className="tp-hidden">
        Chargement en cours…
      </span>
      <DelayedSkeleton height={508}>
        <rect y="16" width="68%" height="268" rx="10" />
        <rect x="70%" y="16" width="30%" height="268" rx="10" />
        <rect y="300" width="33%" height="208" rx="10" />
        <rect x="35%" y="300" width="36%" height="208" rx="10" />
        <rect x="73%" y="300" width="27%" height="208" rx="10" />
      </DelayedSkeleton>
    </>
  );
}

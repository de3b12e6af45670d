import type { ReactElement } from 'react';
import { DelayedSkeleton } from '../../../design/loading/DelayedSkeleton';

/** Skeleton of four rows, announced at once. */
export function TripsSkeleton(): ReactElement {
  return (
    <>
      <span role="status" className="tp-hidden">
        Chargement en cours…
      </span>
      <DelayedSkeleton height={208}>
        {[8, 60, 112, 164].map((y) => (
          <rect key={y} y={y} width="100%" height="36" rx="8" />
        ))}
      </DelayedSkeleton>
    </>
  );
}

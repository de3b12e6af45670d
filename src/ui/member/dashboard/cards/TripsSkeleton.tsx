import type { ReactElement } from 'react';
import { PartSkeleton } from '../../../design/loading/PartSkeleton';

/** Skeleton of four rows, announced at once. */
export function TripsSkeleton(): ReactElement {
  return (
    <PartSkeleton height={208}>
      {[8, 60, 112, 164].map((y) => (
        <rect key={y} y={y} width="100%" height="36" rx="8" />
      ))}
    </PartSkeleton>
  );
}

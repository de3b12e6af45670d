import type { ReactElement } from 'react';
import { LateShape } from '../../../design/loading/LateShape';

/** Skeleton of four rows, announced at once. */
export function TripsSkeleton(): ReactElement {
  return (
    <>
      <span role="status" className="tp-hidden">
        Chargement en cours…
      </span>
      <LateShape height={208}>
        {[8, 60, 112, 164].map((y) => (
          <rect key={y} y={y} width="100%" height="36" rx="8" />
        ))}
      </LateShape>
    </>
  );
}

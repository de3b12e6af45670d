import type { ReactElement } from 'react';
import { LateShape } from '../../design/loading/LateShape';

/** Skeleton of the switch, the cards and the table. Announced at once. */
export function OffersSkeleton(): ReactElement {
  return (
    <>
      <span role="status" className="tp-hidden">
        Chargement en cours…
      </span>
      <LateShape height={800}>
        <rect y="20" width="330" height="54" rx="10" />
        <rect y="98" width="32%" height="330" rx="10" />
        <rect x="34%" y="98" width="32%" height="330" rx="10" />
        <rect x="68%" y="98" width="32%" height="330" rx="10" />
        <rect y="520" width="100%" height="280" rx="10" />
      </LateShape>
    </>
  );
}

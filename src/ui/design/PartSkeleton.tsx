import type { ReactElement } from 'react';
import { LateShape } from './LateShape';

/** The shape of a list to come below its page's heading. Announced at once. */
export function PartSkeleton(): ReactElement {
  return (
    <>
      <span role="status" className="tp-hidden">
        Chargement en cours…
      </span>
      <LateShape height={264}>
        <rect y="24" width="100%" height="48" rx="10" />
        <rect y="88" width="100%" height="48" rx="10" />
        <rect y="152" width="100%" height="48" rx="10" />
        <rect y="216" width="100%" height="48" rx="10" />
      </LateShape>
    </>
  );
}

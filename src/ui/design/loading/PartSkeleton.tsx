import type { ReactElement } from 'react';
import { words } from '../shared.words.fr';
import { DelayedSkeleton } from './DelayedSkeleton';

/** Skeleton of a list below the page's heading. Announced at once. */
export function PartSkeleton(): ReactElement {
  return (
    <>
      <span role="status" className="tp-hidden">
        {words.loading}
      </span>
      <DelayedSkeleton height={264}>
        <rect y="24" width="100%" height="48" rx="10" />
        <rect y="88" width="100%" height="48" rx="10" />
        <rect y="152" width="100%" height="48" rx="10" />
        <rect y="216" width="100%" height="48" rx="10" />
      </DelayedSkeleton>
    </>
  );
}

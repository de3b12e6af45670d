import type { ReactElement } from 'react';
import { words } from '#words/design/shared';
import { DelayedSkeleton } from './DelayedSkeleton';

/** Skeleton of a whole page, h1 included: a heading, two lines, a block. Announced at once. */
export function PageSkeleton(): ReactElement {
  return (
    <div className="tp-wide tp-page-skeleton">
      <div role="status" className="tp-hidden">
        <h1>{words.loading}</h1>
      </div>
      <DelayedSkeleton height={352}>
        <rect y="32" width="40%" height="40" rx="8" />
        <rect y="96" width="65%" height="16" rx="8" />
        <rect y="128" width="55%" height="16" rx="8" />
        <rect y="176" width="100%" height="176" rx="10" />
      </DelayedSkeleton>
    </div>
  );
}

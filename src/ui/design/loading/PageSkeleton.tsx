import type { ReactElement } from 'react';
import { DelayedSkeleton } from './DelayedSkeleton';
import { LoadingHeading } from './LoadingHeading';

/** Skeleton of a whole page, h1 included: a heading, two lines, a block. */
export function PageSkeleton(): ReactElement {
  return (
    <div className="tp-wide tp-page-skeleton">
      <LoadingHeading />
      <DelayedSkeleton height={352}>
        <rect y="32" width="40%" height="40" rx="8" />
        <rect y="96" width="65%" height="16" rx="8" />
        <rect y="128" width="55%" height="16" rx="8" />
        <rect y="176" width="100%" height="176" rx="10" />
      </DelayedSkeleton>
    </div>
  );
}

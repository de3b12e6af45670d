import type { ReactElement, ReactNode } from 'react';
import { DelayedSkeleton } from './DelayedSkeleton';
import { LoadingStatus } from './LoadingHeading';

interface PartSkeletonProps {
  /** In pixels. */
  readonly height?: number;
  /** The drawing; by default lines of a list. */
  readonly children?: ReactNode;
}

/** Skeleton of what follows the page's heading. Announced at once. */
export function PartSkeleton({ height = 264, children = lines }: PartSkeletonProps): ReactElement {
  return (
    <>
      <LoadingStatus />
      <DelayedSkeleton height={height}>{children}</DelayedSkeleton>
    </>
  );
}

const lines = [24, 88, 152, 216].map((y) => (
  <rect key={y} y={y} width="100%" height="48" rx="10" />
));

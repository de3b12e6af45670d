import type { ReactElement, ReactNode } from 'react';
import styles from './DelayedSkeleton.module.css';

/**
 * A drawn skeleton. It takes its space at once and becomes visible after 300 ms, so that a quick answer does
 * not flash. It does not use SMIL, which Firefox treats as an inline style.
 */
export function DelayedSkeleton({
  height,
  children,
}: {
  /** Pixels. */
  readonly height: number;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <svg
      width="100%"
      height={height}
      fill="currentColor"
      opacity="0.1"
      className={styles.skeleton}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

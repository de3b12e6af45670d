import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useHydrated } from '../../state/loading/useHydrated';

const DELAY_MS = 300;

/**
 * A drawn skeleton. It takes its space at once and becomes visible after 300 ms, so that a quick answer does
 * not flash; in a painted page it is visible at once. It uses an attribute, because the first load has no
 * room for more CSS, and not SMIL, which Firefox treats as an inline style.
 */
export function DelayedSkeleton({
  height,
  children,
}: {
  /** Pixels. */
  readonly height: number;
  readonly children: ReactNode;
}): ReactElement {
  const [isSeen, setSeen] = useState(!useHydrated());
  useEffect(() => {
    const timer = setTimeout(() => setSeen(true), DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <svg
      width="100%"
      height={height}
      fill="currentColor"
      opacity="0.1"
      visibility={isSeen ? 'visible' : 'hidden'}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

import type { ReactElement, ReactNode } from 'react';
import { words } from '../shared.words.fr';
import styles from './ContentSkeleton.module.css';
import { DelayedSkeleton } from './DelayedSkeleton';

/** Pixels from one bar to the next. */
const STEP = 64;
const COUNT = 16;

/**
 * Skeleton of content whose size is known: it reserves the space of its children, which are neither seen nor
 * read, and draws bars in it. Announced at once.
 */
export function ContentSkeleton({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <>
      <div className={styles.blank} aria-hidden="true">
        <div className={styles.bars}>
          <DelayedSkeleton height={COUNT * STEP}>
            {Array.from({ length: COUNT }, (_, index) => (
              <rect key={index} y={index * STEP} width="100%" height="48" rx="10" />
            ))}
          </DelayedSkeleton>
        </div>
        {children}
      </div>
      <span role="status" className="tp-hidden">
        {words.loading}
      </span>
    </>
  );
}

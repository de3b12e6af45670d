import type { ReactElement, ReactNode } from 'react';
import styles from './Screen.module.css';

interface EmptyStateProps {
  /** What will appear here, and when. */
  readonly message: string;
  /** The ways on, the most useful first. */
  readonly children: ReactNode;
}

/** Nothing to show: says so, to screen readers too (M2.27), and where to go from here. */
export function EmptyState({ message, children }: EmptyStateProps): ReactElement {
  return (
    <div className={styles.screen}>
      <p role="status">{message}</p>
      {children}
    </div>
  );
}

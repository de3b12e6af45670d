import type { ReactElement, ReactNode } from 'react';
import styles from '../page/Screen.module.css';

interface EmptyStateProps {
  /** What will be listed here, and when. */
  readonly message: string;
  /** Next actions, the most useful first. */
  readonly children: ReactNode;
}

/** An empty list: announced to screen readers (M2.27), with next actions. */
export function EmptyState({ message, children }: EmptyStateProps): ReactElement {
  return (
    <div className={styles.screen}>
      <p role="status">{message}</p>
      {children}
    </div>
  );
}

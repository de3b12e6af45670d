import type { ReactElement, ReactNode } from 'react';
import styles from './Screen.module.css';

interface EmptyStateProps {
  /** What will appear here, and when. */
  readonly message: string;
  /** The ways on, the most useful first. */
  readonly children: ReactNode;
}

export function EmptyState({ message, children }: EmptyStateProps): ReactElement {
  return (
    <div className={styles.screen}>
      <p>{message}</p>
      {children}
    </div>
  );
}

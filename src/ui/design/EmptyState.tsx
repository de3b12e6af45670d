import type { ReactElement, ReactNode } from 'react';
import { ButtonLink } from './ButtonLink';
import styles from './Screen.module.css';

interface EmptyStateProps {
  /** What will appear here, and when. */
  readonly message: string;
  /** The next useful step, if any. */
  readonly children?: ReactNode;
  /** Address of the dashboard. */
  readonly backTo: string;
}

export function EmptyState({ message, children, backTo }: EmptyStateProps): ReactElement {
  return (
    <div className={styles.screen}>
      <p>{message}</p>
      {children}
      <ButtonLink variant="outline" to={backTo}>
        Retour au tableau de bord
      </ButtonLink>
    </div>
  );
}

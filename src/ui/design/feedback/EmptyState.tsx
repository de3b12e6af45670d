import type { ReactElement, ReactNode } from 'react';
import { infoIcon } from '../../../../generated/icons';
import { IconTile } from '../icon/IconTile';
import { Sentence } from '../text/Sentence';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** The strokes of an icon of `generated/icons.ts`: what the list holds. */
  readonly icon?: string;
  /** What will be listed here, and when. */
  readonly message: string;
  /** False where another live region says it. */
  readonly isAnnounced?: boolean;
  /** Next actions, the most useful first. */
  readonly children: ReactNode;
}

/** An empty list: announced to screen readers (M2.27), with next actions. */
export function EmptyState({
  icon = infoIcon,
  message,
  isAnnounced = true,
  children,
}: EmptyStateProps): ReactElement {
  return (
    <div className={styles.empty}>
      <IconTile of={icon} />
      <p role={isAnnounced ? 'status' : undefined}>
        <Sentence>{message}</Sentence>
      </p>
      {children}
    </div>
  );
}

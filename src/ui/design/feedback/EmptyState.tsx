import { EmptyState as MantineEmptyState, Paper } from '@mantine/core';
import '@mantine/core/styles/EmptyState.layer.css';
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

/** An empty list, on a card in its place: announced to screen readers (M2.27), with next actions. */
export function EmptyState({
  icon = infoIcon,
  message,
  isAnnounced = true,
  children,
}: EmptyStateProps): ReactElement {
  return (
    <Paper mt="md" px="md" py="xl">
      <MantineEmptyState size="xl" icon={<IconTile of={icon} />}>
        <MantineEmptyState.Description
          className={styles.message}
          role={isAnnounced ? 'status' : undefined}
        >
          <Sentence>{message}</Sentence>
        </MantineEmptyState.Description>
        <MantineEmptyState.Actions className="tp-screen">{children}</MantineEmptyState.Actions>
      </MantineEmptyState>
    </Paper>
  );
}

import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { UnreadableEntries } from '../../../design/feedback/UnreadableEntries';
import styles from './Card.module.css';

interface EmptyListProps {
  /** Number of unreadable entries; the list is reported as empty only when there is none. */
  readonly unreadable: number;
  /** What will be listed here, and when. */
  readonly children: string;
}

/** In place of the rows of a card: that there are none, or that none could be read (P7.2). */
export function EmptyList({ unreadable, children }: EmptyListProps): ReactElement {
  return unreadable > 0 ? (
    <UnreadableEntries count={unreadable} />
  ) : (
    <Box component="p" py="sm" c="dimmed" className={styles.line}>
      {children}
    </Box>
  );
}

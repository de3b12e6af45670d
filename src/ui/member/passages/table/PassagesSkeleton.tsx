import { Box, Group, Paper } from '@mantine/core';
import type { ReactElement } from 'react';
import styles from './PassagesSkeleton.module.css';

const rows = Array.from({ length: 12 }, (_, index) => index);

/** Skeleton of the table below its total; its parent announces the loading. */
export function PassagesSkeleton(): ReactElement {
  return (
    <Paper className={styles.frame}>
      {rows.map((row) => (
        <Group
          key={row}
          justify="space-between"
          wrap="nowrap"
          gap={24}
          px="lg"
          className={styles.row}
        >
          {[112, 192, 112].map((width, place) => (
            <Box key={place} component="span" w={width} h={12} bdrs="md" bg="var(--tp-line)" />
          ))}
        </Group>
      ))}
    </Paper>
  );
}

import { Box, Group, Paper } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { words } from '../data.words.fr';
import styles from './AmountCard.module.css';

interface AmountCardProps {
  /** What the amount is: « Reste à payer ». */
  readonly label: string;
  readonly amount: string;
  /** A `StatusPill`. */
  readonly status?: ReactNode;
  /** A `FactList` in rows. */
  readonly children: ReactNode;
}

/** A card of facts that begins with the amount people came for, and its state. */
export function AmountCard({ label, amount, status, children }: AmountCardProps): ReactElement {
  return (
    <Paper className={styles.card}>
      <Group component="dl" justify="space-between" gap="sm" px="lg" py="md" bg="var(--tp-sunk)">
        <div>
          <Box component="dt" c="dimmed" fz="sm">
            {label}
          </Box>
          <Box component="dd" className="tp-numbers" fz="var(--tp-text-xl)" fw={700} lh={1.2}>
            {amount}
          </Box>
        </div>
        {status && (
          <div>
            <dt className="tp-hidden">{words.status}</dt>
            <dd>{status}</dd>
          </div>
        )}
      </Group>
      {children}
    </Paper>
  );
}

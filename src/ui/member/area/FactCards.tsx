import { Box, Paper } from '@mantine/core';
import { useId, type ReactElement, type ReactNode } from 'react';
import styles from './FactCards.module.css';

/** Cards of facts, side by side where the page is wide enough; nested, one column of them. */
export function FactCards({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={styles.cards}>{children}</div>;
}

/** Below the value of a fact: what limits it. */
export function FactLimit({ children }: { readonly children: string }): ReactElement {
  return (
    <Box c="yellow" fz={13} fw={400} lh={1.35} className={styles.limit}>
      {children}
    </Box>
  );
}

interface FactCardProps {
  readonly title: string;
  /** `FactList` elements; a form below them is not printed. */
  readonly children: ReactNode;
}

export function FactCard({ title, children }: FactCardProps): ReactElement {
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} className={styles.card}>
      <Box component="h2" id={id} fz="var(--tp-text-lg)">
        {title}
      </Box>
      {children}
    </Paper>
  );
}

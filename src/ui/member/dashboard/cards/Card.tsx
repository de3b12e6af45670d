import { Box, Group, Paper, Title } from '@mantine/core';
import { useId, type ReactElement, type ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps {
  readonly title: string;
  /** What the figures of the card are about, beside the title. */
  readonly hint?: string | undefined;
  /** A link or a button at the right of the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A card of the dashboard, a region named by its title. */
export function Card({ title, hint, action, children }: CardProps): ReactElement {
  const id = useId();
  return (
    <Paper component="section" px="lg" pb={8} miw={0} aria-labelledby={id}>
      <Group justify="space-between" gap="0 12px" mih={52}>
        <Group align="baseline" gap="0 8px" py={8}>
          <Title order={2} id={id} fz="lg">
            {title}
          </Title>
          {hint !== undefined && (
            <Box component="small" c="dimmed" fz={13}>
              {hint}
            </Box>
          )}
        </Group>
        <Group className={styles.action}>{action}</Group>
      </Group>
      {children}
    </Paper>
  );
}

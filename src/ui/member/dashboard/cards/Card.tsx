import { Paper, Title } from '@mantine/core';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Title.layer.css';
import { useId, type ReactElement, type ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps {
  readonly title: string;
  /** A link or a button at the right of the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A card of the dashboard, a region named by its title. */
export function Card({ title, action, children }: CardProps): ReactElement {
  const id = useId();
  return (
    <Paper component="section" withBorder radius="lg" className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <Title order={2} id={id} className={styles.title}>
          {title}
        </Title>
        <div className={styles.action}>{action}</div>
      </div>
      {children}
    </Paper>
  );
}

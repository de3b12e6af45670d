import { Paper, Title } from '@mantine/core';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Title.layer.css';
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
    <Paper component="section" className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.facts}>
          <Title order={2} id={id} className={styles.title}>
            {title}
          </Title>
          {hint !== undefined && <small className={styles.hint}>{hint}</small>}
        </div>
        <div className={styles.action}>{action}</div>
      </div>
      {children}
    </Paper>
  );
}

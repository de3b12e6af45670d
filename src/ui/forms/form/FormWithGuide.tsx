import { Paper } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import styles from './FormWithGuide.module.css';

interface FormWithGuideProps {
  /** The form, on its card. */
  readonly form: ReactNode;
  /** Heading of the explanation. */
  readonly title: string;
  /** The explanation, at most a few sentences. */
  readonly children: ReactNode;
}

/** A form with its explanation: beside it where the page is wide enough for both, otherwise below. */
export function FormWithGuide({ form, title, children }: FormWithGuideProps): ReactElement {
  return (
    <div className={styles.beside}>
      {form}
      <Paper className={styles.guide}>
        <h2>{title}</h2>
        {children}
      </Paper>
    </div>
  );
}

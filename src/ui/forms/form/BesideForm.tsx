import type { ReactElement, ReactNode } from 'react';
import styles from './BesideForm.module.css';

interface BesideFormProps {
  /** The form, on its card. */
  readonly form: ReactNode;
  /** Heading of the explanation. */
  readonly title: string;
  /** The explanation, at most a few sentences. */
  readonly children: ReactNode;
}

/** A form with its explanation: beside it where the page is wide enough for both, otherwise below. */
export function BesideForm({ form, title, children }: BesideFormProps): ReactElement {
  return (
    <div className={styles.beside}>
      {form}
      <div className={styles.guide}>
        <h2>{title}</h2>
        {children}
      </div>
    </div>
  );
}

import type { ReactElement, ReactNode } from 'react';
import styles from './PaymentCard.module.css';

interface PaymentCardProps {
  readonly tone: 'ok' | 'bad' | 'waiting';
  /** The reference to quote, when known. */
  readonly reference?: string | undefined;
  readonly children: ReactNode;
}

const signs = {
  ok: 'm9 20.5 7 7L31 12.5',
  bad: 'm12 12 16 16m0-16L12 28',
  waiting: 'M20 11v10l6 4',
} as const;

/** The state of a payment: icon, explanation, reference to quote, next actions. */
export function PaymentCard({ tone, reference, children }: PaymentCardProps): ReactElement {
  return (
    <div className={`${styles.card} ${styles[tone]}`}>
      <svg
        className={styles.sign}
        width="40"
        height="40"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={signs[tone]} />
      </svg>
      <div className={styles.text}>
        {reference !== undefined && (
          <dl className={styles.reference}>
            <dt>Référence</dt>
            <dd>{reference}</dd>
          </dl>
        )}
        {children}
      </div>
    </div>
  );
}

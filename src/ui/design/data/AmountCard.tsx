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
    <div className={styles.card}>
      <dl className={styles.head}>
        <div>
          <dt>{label}</dt>
          <dd className={`tp-numbers ${styles.amount}`}>{amount}</dd>
        </div>
        {status && (
          <div>
            <dt className="tp-hidden">{words.status}</dt>
            <dd>{status}</dd>
          </div>
        )}
      </dl>
      {children}
    </div>
  );
}

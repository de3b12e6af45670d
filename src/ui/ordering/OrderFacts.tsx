import type { ReactElement, ReactNode } from 'react';
import styles from './OrderFacts.module.css';

/** What was chosen or ordered, as a list; its children are `OrderFact` elements. */
export function OrderFacts({ children }: { readonly children: ReactNode }): ReactElement {
  return <dl className={styles.facts}>{children}</dl>;
}

interface OrderFactProps {
  readonly label: string;
  /** Further lines of the value, in a lighter weight. */
  readonly lines?: readonly string[];
  /** The link that changes the value. */
  readonly change?: ReactNode;
  readonly children: ReactNode;
}

export function OrderFact({ label, lines = [], change, children }: OrderFactProps): ReactElement {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <div>{children}</div>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </dd>
      {change && <dd className={styles.change}>{change}</dd>}
    </div>
  );
}

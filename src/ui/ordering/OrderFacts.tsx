import { Box } from '@mantine/core';
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
      <Box component="dt" c="dimmed" fz="sm">
        {label}
      </Box>
      <dd>
        <div>{children}</div>
        {lines.map((line) => (
          <Box component="span" key={line} display="block" fw={400}>
            {line}
          </Box>
        ))}
      </dd>
      {change && <dd className={styles.change}>{change}</dd>}
    </div>
  );
}

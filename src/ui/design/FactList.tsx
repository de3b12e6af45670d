import type { ReactElement, ReactNode } from 'react';
import styles from './FactList.module.css';

interface FactListProps {
  /** Each a `Fact`. */
  readonly children: ReactNode;
  /** Side by side, or one below the other with their ends aligned, so that figures line up. */
  readonly layout?: 'grid' | 'rows';
}

/** A definition list on a card of its own. */
export function FactList({ children, layout = 'grid' }: FactListProps): ReactElement {
  return <dl className={`${styles.facts} ${styles[layout]}`}>{children}</dl>;
}

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** What is not filled in says so. */
export function Fact({ label, children }: FactProps): ReactElement {
  const isEmpty = children === null || children === '';
  return (
    <div>
      <dt>{label}</dt>
      <dd className={isEmpty ? styles.empty : undefined}>{isEmpty ? 'Non renseigné' : children}</dd>
    </div>
  );
}

import type { ReactElement, ReactNode } from 'react';
import styles from './FactList.module.css';

/** A definition list on a card of its own; its children are each a `Fact`. */
export function FactList({ children }: { readonly children: ReactNode }): ReactElement {
  return <dl className={`${styles.facts} ${styles.grid}`}>{children}</dl>;
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

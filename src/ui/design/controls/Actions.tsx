import type { ReactElement, ReactNode } from 'react';
import styles from './Actions.module.css';

/** Buttons and links in a row, in a column on a phone. */
export function Actions({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={styles.actions}>{children}</div>;
}

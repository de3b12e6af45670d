import type { ReactElement, ReactNode } from 'react';
import styles from './Actions.module.css';

/** Buttons and links side by side, under each other on a phone. */
export function Actions({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={styles.actions}>{children}</div>;
}

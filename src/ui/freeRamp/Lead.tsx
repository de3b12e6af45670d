import type { ReactElement, ReactNode } from 'react';
import styles from './Lead.module.css';

/** What a page is for, in a sentence or two below its heading. */
export function Lead({ children }: { readonly children: ReactNode }): ReactElement {
  return <p className={styles.lead}>{children}</p>;
}

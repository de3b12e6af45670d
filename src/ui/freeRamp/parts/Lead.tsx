import type { ReactElement, ReactNode } from 'react';
import styles from './Lead.module.css';

/** The purpose of a page, in one or two sentences below its heading. */
export function Lead({ children }: { readonly children: ReactNode }): ReactElement {
  return <p className={styles.lead}>{children}</p>;
}

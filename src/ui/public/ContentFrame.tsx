import type { ReactElement, ReactNode } from 'react';
import '../design/areaTokens.css';
import styles from './ContentFrame.module.css';

/** A public page to read: its heading, then its text. Prints without what stands around it. */
export function ContentFrame({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={`tp-wide ${styles.page}`}>{children}</div>;
}

/** What a page is for, in a sentence or two below its heading. */
export function ContentLead({ children }: { readonly children: ReactNode }): ReactElement {
  return <p className={styles.lead}>{children}</p>;
}

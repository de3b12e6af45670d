import type { ReactElement, ReactNode } from 'react';
import '../../design/theme/areaTokens.css';
import styles from './ContentFrame.module.css';

/** The frame of a public text page: heading, then text. Only these are printed. */
export function ContentFrame({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={`tp-wide ${styles.page}`}>{children}</div>;
}

/** The purpose of a page, in one or two sentences below its heading. */
export function ContentLead({ children }: { readonly children: ReactNode }): ReactElement {
  return <p className={styles.lead}>{children}</p>;
}

interface BesideProps {
  readonly children: ReactNode;
  readonly aside: ReactNode;
}

/** A text with a part that stays in view beside it on a wide screen, and follows it on any other. */
export function Beside({ children, aside }: BesideProps): ReactElement {
  return (
    <div className={styles.beside}>
      <div>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}

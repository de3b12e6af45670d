import type { ReactElement, ReactNode } from 'react';
import styles from './SiteLine.module.css';

interface SiteLineProps {
  /** The name of the line. */
  readonly title: string;
  /** Said by screen readers as soon as it appears. */
  readonly sentence: string;
  /** The button that does what the sentence is about. */
  readonly children: ReactNode;
}

/** One line above the page, with one button: the visitor may go on without it. */
export function SiteLine({ title, sentence, children }: SiteLineProps): ReactElement {
  return (
    <aside aria-label={title} className={`tp-screen ${styles.line}`}>
      <div>
        <p role="status">{sentence}</p>
        {children}
      </div>
    </aside>
  );
}

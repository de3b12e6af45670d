import type { ReactElement, ReactNode } from 'react';
import './areaTokens.css';
import styles from './Message.module.css';

interface MessageProps {
  readonly tone: 'error' | 'info' | 'success';
  /** A quiet button that says itself how its work stands: beside what is announced, so that nothing is read twice. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A sentence about the form or screen around it, announced when it appears. */
export function Message({ tone, action, children }: MessageProps): ReactElement {
  return (
    <div className={`${styles.message} ${styles[tone]}`}>
      <div role={tone === 'error' ? 'alert' : 'status'}>{children}</div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}

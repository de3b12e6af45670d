import type { ReactElement, ReactNode } from 'react';
import './areaTokens.css';
import styles from './Message.module.css';

interface MessageProps {
  readonly tone: 'error' | 'info' | 'success';
  readonly children: ReactNode;
}

/** A sentence about the form or screen around it, announced when it appears. */
export function Message({ tone, children }: MessageProps): ReactElement {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={`${styles.message} ${styles[tone]}`}
    >
      {children}
    </div>
  );
}

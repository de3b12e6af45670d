import type { ReactElement } from 'react';
import styles from './StatusPill.module.css';

export type StatusTone = 'ok' | 'warn' | 'bad' | 'quiet';

interface StatusPillProps {
  readonly tone: StatusTone;
  /** Says the same as the words. */
  readonly icon?: ReactElement;
  readonly children: string;
}

/** A status in words; the colour only helps the eye (M4.1). */
export function StatusPill({ tone, icon, children }: StatusPillProps): ReactElement {
  return (
    <span className={`${styles.pill} ${styles[tone]}`}>
      {icon}
      {children}
    </span>
  );
}

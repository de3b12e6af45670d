import type { ReactElement } from 'react';
import type { BadgeStatus } from '../../../domain/badgeStatus';
import styles from './BadgeStatusPill.module.css';
import { badgeStatusWords } from './badgeWords';

/** In words; the colour only helps the eye (M4.1). */
export function BadgeStatusPill({ status }: { readonly status: BadgeStatus }): ReactElement {
  return <span className={`${styles.pill} ${styles[status]}`}>{badgeStatusWords[status]}</span>;
}

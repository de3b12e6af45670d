import type { ReactElement } from 'react';
import { inFrench } from '../../words/operatorText.fr';
import styles from './ContentFrame.module.css';

/** Above what the operator publishes in French only; nothing on the French pages. */
export function InFrench(): ReactElement | null {
  return inFrench === null ? null : <p className={styles.inFrench}>{inFrench}</p>;
}

import type { ReactElement } from 'react';
import { useNavigation } from 'react-router-dom';
import { words } from '../design/shared.words.fr';
import styles from './PendingPage.module.css';

/** A line above the page that is being left, while the code of the next one is on its way. */
export function PendingPage(): ReactElement | null {
  return useNavigation().state === 'idle' ? null : (
    <p role="status" className={styles.line}>
      <span className="tp-hidden">{words.loading}</span>
    </p>
  );
}

import type { ReactElement } from 'react';
import { words } from '#words/home/home';
import { words as shared } from '#words/design/shared';
import { buttonClass } from '../../design/plain/buttonClass';
import styles from '../../design/page/Screen.module.css';

/** Replaces the board when its code failed to load. Part of the first load: plain markup. */
export function LostTraffic({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  return (
    <div className={styles.screen}>
      <p role="alert">{words.lostTraffic}</p>
      <button type="button" className={buttonClass('primary')} onClick={onRetry}>
        {shared.retry}
      </button>
    </div>
  );
}

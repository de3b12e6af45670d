import type { ReactElement } from 'react';
import { buttonClass } from '../../design/plain/buttonClass';
import styles from '../../design/page/Screen.module.css';

/** Replaces the board when its code failed to load. Part of the first load: plain markup. */
export function LostTraffic({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  return (
    <div className={styles.screen}>
      <p role="alert">
        L'info trafic n'a pas pu être chargée. Les panneaux à l'entrée des tunnels restent la
        référence.
      </p>
      <button type="button" className={buttonClass('primary')} onClick={onRetry}>
        Réessayer
      </button>
    </div>
  );
}

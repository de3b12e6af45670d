import { useEffect, useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import styles from './MenuDrawer.module.css';

interface MenuDrawerProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** From here on the sidebar stands beside the page; the same width as in AreaLayout.module.css. */
const wideScreen = '(width >= 62em)';

/**
 * The menu of small screens (M2.19), over the page, which waits behind a scrim: the browser's own modal dialog takes the
 * focus, keeps it, and gives it back to the button that opened it. It closes by its button, by Escape, by a press on the
 * scrim, and on a screen that becomes wide.
 */
export function MenuDrawer({ onClose, children }: MenuDrawerProps): ReactElement {
  const drawer = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = drawer.current;
    dialog?.showModal();
    // Before it leaves the page: a dialog that is only removed does not give the focus back.
    return () => dialog?.close();
  }, []);
  useEffect(() => {
    const query = window.matchMedia(wideScreen);
    query.addEventListener('change', onClose);
    return () => query.removeEventListener('change', onClose);
  }, [onClose]);

  return (
    <dialog
      ref={drawer}
      aria-label="Menu"
      className={styles.drawer}
      onCancel={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <button type="button" aria-label="Fermer le menu" className={styles.close} onClick={onClose}>
        <svg width="24" height="24" fill="none" stroke="currentColor" strokeWidth="2.5">
          <path d="m5 5 14 14m0-14L5 19" />
        </svg>
      </button>
      {children}
    </dialog>
  );
}

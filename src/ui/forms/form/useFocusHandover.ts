import { useLayoutEffect, useRef, type RefObject } from 'react';

const successors = 'input:enabled:not([readonly], [hidden]), button:not([aria-disabled="true"])';

/**
 * For a button that disappears after its action: focuses the first usable element of its form, or of the
 * page.
 */
export function useFocusHandover(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const leaving = button.current;
    const around = leaving?.closest('form, main');
    return () => {
      if (!leaving || document.activeElement !== leaving) return;
      // The same change enables some of the fields, but only after the commit.
      queueMicrotask(() => around?.querySelector<HTMLElement>(successors)?.focus());
    };
  }, []);
  return button;
}

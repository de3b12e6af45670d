import { useLayoutEffect, useRef, type RefObject } from 'react';

const successors = 'input:enabled:not([readonly], [hidden]), button:not([aria-disabled="true"])';

/** For a button that its own work takes away: the focus goes on to what can be used first in its form, or in the page. */
export function useFocusHandover(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const leaving = button.current;
    const around = leaving?.closest('form, main');
    return () => {
      if (!leaving || document.activeElement !== leaving) return;
      // The fields that are enabled with its going are so only once the screen is whole.
      queueMicrotask(() => around?.querySelector<HTMLElement>(successors)?.focus());
    };
  }, []);
  return button;
}

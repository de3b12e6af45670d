import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

interface Disclosure {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** Props of the button that opens and closes. */
  readonly toggleRef: RefObject<HTMLButtonElement | null>;
}

/**
 * A part that a button opens. A navigation closes it; Escape closes it and focuses the button. `opensAtOnce`:
 * it is open at first.
 */
export function useDisclosure(opensAtOnce = false): Disclosure {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState(opensAtOnce ? key : undefined);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const isOpen = openAt === key;

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // Of nested parts, only the outer one takes the focus: the inner one is hidden with it.
      event.preventDefault();
      setOpenAt(undefined);
      toggleRef.current?.focus();
    };
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  return {
    isOpen,
    toggle: () => setOpenAt(isOpen ? undefined : key),
    close: () => setOpenAt(undefined),
    toggleRef,
  };
}

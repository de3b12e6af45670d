import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

interface Disclosure {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** For the button that opens and closes. */
  readonly toggleRef: RefObject<HTMLButtonElement | null>;
}

/** A part that a button opens: a navigation closes it, and so does Escape, which gives the focus back to the button. */
export function useDisclosure(): Disclosure {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const toggleRef = useRef<HTMLButtonElement>(null);
  const isOpen = openAt === key;

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // The one around it, opened first, takes the focus, not the one that is hidden with it.
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

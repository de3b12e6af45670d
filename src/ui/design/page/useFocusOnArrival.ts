import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For an element that replaces a form: takes the focus when it is mounted, and scrolls the page to its top.
 */
export function useFocusOnArrival<Place extends HTMLElement>(
  takesFocus = true,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useLayoutEffect(() => {
    if (!takesFocus) return;
    place.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [takesFocus]);
  return place;
}

import { useLayoutEffect, useRef, type RefObject } from 'react';

/** For an element that replaces a focused button: it takes the focus when it is mounted. */
export function useFocusOnArrival<Place extends HTMLElement>(
  takesFocus = true,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useLayoutEffect(() => {
    if (takesFocus) place.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return place;
}

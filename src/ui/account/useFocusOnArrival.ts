import { useLayoutEffect, useRef, type RefObject } from 'react';

/** For what comes in the place of a button that was pressed: it takes the focus, which the button loses. */
export function useFocusOnArrival<Place extends HTMLElement>(
  takesFocus = true,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useLayoutEffect(() => {
    if (takesFocus) place.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return place;
}

import { useLayoutEffect, useRef, type RefObject } from 'react';
import { startAtTop } from '../../design/page/scrollPlaces';

/** For an element that replaces a form: it takes the focus when it is mounted, and the page its start. */
export function useFocusOnArrival<Place extends HTMLElement>(
  takesFocus = true,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useLayoutEffect(() => {
    if (!takesFocus) return;
    place.current?.focus({ preventScroll: true });
    startAtTop();
  }, [takesFocus]);
  return place;
}

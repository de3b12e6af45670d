import { useLayoutEffect, useRef, type RefObject } from 'react';
import { startAtTop } from './scrollPlaces';

/** The heading of a step takes the focus when another step comes, and the page starts at its top. */
export function useFocusOnChange(step: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(step);
  useLayoutEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    heading.current?.focus({ preventScroll: true });
    startAtTop();
  }, [step]);
  return heading;
}

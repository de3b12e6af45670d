import { useLayoutEffect, useRef, type RefObject } from 'react';

/** When the step changes, focuses the heading of the new step and scrolls to the top. */
export function useFocusOnChange(step: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(step);
  useLayoutEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);
  return heading;
}

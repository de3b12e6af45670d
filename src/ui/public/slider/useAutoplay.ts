import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Time for which a slide is shown, in milliseconds (P9.14). */
const SLIDE_TIME = 5_000;

interface Autoplay {
  /** The visitor's choice, which overrides `prefers-reduced-motion`. */
  readonly isPaused: boolean;
  readonly isMoving: boolean;
  readonly togglePause: () => void;
}

/**
 * Shows the next slide every 5 seconds (P9.14), unless the visitor paused it, hovers over it, has the focus
 * in it, or prefers reduced motion. `part` is any part of the slider.
 */
export function useAutoplay(part: RefObject<HTMLElement | null>, onNext: () => void): Autoplay {
  const [choice, setChoice] = useState<'paused' | 'playing'>();
  const isHeld = useHeld(part);
  const isStill = useReducedMotion(undefined, { getInitialValueInEffect: false });
  const isPaused = choice === undefined ? isStill : choice === 'paused';
  const isMoving = !isPaused && !isHeld;
  const next = useEffectEvent(onNext);
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') next();
    }, SLIDE_TIME);
    return () => clearInterval(timer);
  }, [isMoving]);
  return {
    isPaused,
    isMoving,
    togglePause: () => setChoice(isPaused ? 'playing' : 'paused'),
  };
}

/** Whether the pointer or the focus is in the slider. */
function useHeld(part: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    const slider = part.current?.closest('section');
    if (!slider) return;
    const leave = new AbortController();
    const listen = (type: string, react: (event: Event) => void): void => {
      slider.addEventListener(type, react, { signal: leave.signal });
    };
    listen('pointerenter', () => setHovered(true));
    listen('pointerleave', () => setHovered(false));
    listen('focusin', ({ target }) => setFocused((target as Element).matches(':focus-visible')));
    listen('focusout', () => setFocused(false));
    return () => leave.abort();
  }, [part]);
  return isHovered || isFocused;
}

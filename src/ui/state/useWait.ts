import { useEffect, useRef } from 'react';

/**
 * Prevents a late answer from changing the whole window. The returned function starts a wait and returns a
 * function that reports whether the wait still lasts. It ends when the screen is unmounted or `part` changes,
 * so that a visitor who has moved on is not redirected.
 */
export function useWait(part = ''): () => () => boolean {
  const visit = useRef({});
  useEffect(
    () => () => {
      visit.current = {};
    },
    [part],
  );
  return () => {
    const { current } = visit;
    return () => visit.current === current;
  };
}

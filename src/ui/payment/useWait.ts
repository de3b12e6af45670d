import { useEffect, useRef } from 'react';

/**
 * For what an answer may do to the whole window: starts a wait, and answers whether it still lasts. It ends when the screen
 * is left, or its `part`: whoever has gone on to something else is not torn from it.
 */
export function useWait(part = ''): () => () => boolean {
  const visit = useRef({ isOver: false });
  useEffect(() => {
    const current = { isOver: false };
    visit.current = current;
    return () => {
      current.isOver = true;
    };
  }, [part]);
  return () => {
    const { current } = visit;
    return () => !current.isOver;
  };
}

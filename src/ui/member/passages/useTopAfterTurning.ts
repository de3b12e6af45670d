import { useEffect, useRef, type RefObject } from 'react';

/** After a page was turned and its rows came, takes the visitor to the top of the table. Answers how to say that one turns. */
export function useTopAfterTurning(
  table: RefObject<HTMLTableElement | null>,
  hasArrived: boolean,
): () => void {
  const isTurning = useRef(false);
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (!hasArrived) wasWaiting.current = true;
    if (!hasArrived || !isTurning.current || !wasWaiting.current) return;
    isTurning.current = false;
    wasWaiting.current = false;
    table.current?.focus({ preventScroll: true });
    table.current?.scrollIntoView({ block: 'start' });
  }, [hasArrived, table]);

  return () => {
    isTurning.current = true;
    wasWaiting.current = false;
  };
}

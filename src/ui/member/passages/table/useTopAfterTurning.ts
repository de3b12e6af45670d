import { useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * When the rows of another page are loaded, scrolls to the top of the table; back and forward restore the
 * position (M2.19). Whoever uses the filters meanwhile keeps the focus and the place.
 */
export function useTopAfterTurning(
  table: RefObject<HTMLTableElement | null>,
  page: number,
  hasArrived: boolean,
): void {
  const shownPage = useRef(page);
  const isReturn = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    if (!hasArrived || shownPage.current === page) return;
    shownPage.current = page;
    if (document.activeElement?.closest('[role="search"]')) return;
    table.current?.focus({ preventScroll: true });
    if (!isReturn) table.current?.scrollIntoView({ block: 'start' });
  }, [hasArrived, isReturn, page, table]);
}

import { useLayoutEffect, useRef, type RefObject } from 'react';
import { isReturning } from '../../design/scrollPlaces';

/** Once the rows of another page have come, takes the visitor to the top of the table; back and forward, where they were (M2.19). */
export function useTopAfterTurning(
  table: RefObject<HTMLTableElement | null>,
  page: number,
  hasArrived: boolean,
): void {
  const shownPage = useRef(page);
  useLayoutEffect(() => {
    if (!hasArrived || shownPage.current === page) return;
    shownPage.current = page;
    table.current?.focus({ preventScroll: true });
    if (!isReturning()) table.current?.scrollIntoView({ block: 'start' });
  }, [hasArrived, page, table]);
}

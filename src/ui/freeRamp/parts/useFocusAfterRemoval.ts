import { useLayoutEffect, useRef } from 'react';

/** When a row and its focused button are removed, focuses the first button or link of the page. */
export function useFocusAfterRemoval(count: number): void {
  const seen = useRef(count);
  useLayoutEffect(() => {
    const isShorter = count < seen.current;
    seen.current = count;
    if (isShorter) document.querySelector<HTMLElement>('main :is(button, a)')?.focus();
  }, [count]);
}

import { useLayoutEffect, useRef } from 'react';

/** When a row is gone, and the button that was pressed with it, what can be pressed first on the page takes the focus. */
export function useFocusAfterRemoval(count: number): void {
  const seen = useRef(count);
  useLayoutEffect(() => {
    const isShorter = count < seen.current;
    seen.current = count;
    if (isShorter) document.querySelector<HTMLElement>('main :is(button, a)')?.focus();
  }, [count]);
}

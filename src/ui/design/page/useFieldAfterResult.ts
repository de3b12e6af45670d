import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * When the form of a page replaces a result on the same page, scrolls to the top and focuses the first field:
 * the focused link or button has disappeared. Not on the first render, nor after back or forward.
 */
export function useFieldAfterResult(isForm: boolean): void {
  const { key } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const shown = useRef({ isForm, key });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { isForm, key };
    const isReturn = isPop && before.key !== key;
    if (!isForm || before.isForm || isReturn) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('form input')?.focus();
  }, [isForm, isPop, key]);
}

import { useLayoutEffect, useRef } from 'react';
import { isReturning, startAtTop } from './scrollPlaces';

/**
 * When the form of a page replaces a result on the same page, scrolls to the top and focuses the first field:
 * the focused link or button has disappeared. Not on the first render, nor after back or forward.
 */
export function useFieldAfterResult(isForm: boolean): void {
  const wasForm = useRef(isForm);
  useLayoutEffect(() => {
    const replaces = isForm && !wasForm.current;
    wasForm.current = isForm;
    if (!replaces || isReturning()) return;
    startAtTop();
    document.querySelector<HTMLElement>('form input')?.focus();
  }, [isForm]);
}

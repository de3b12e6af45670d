import { useEffect } from 'react';

/**
 * While `isNeeded`, the browser asks before the tab is closed or loaded again. Its own words are shown:
 * browsers ignore those of a page.
 */
export function useUnloadQuestion(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}

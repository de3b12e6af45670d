import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Pixels, by the router's key of an entry of the history. */
const places = new Map<string, number>();

/**
 * A link to another page leads to its top; back and forward lead to the place (M2.19). The place in a page
 * that is loaded again is the browser's. Rendered after the page: its effect runs last. React Router's own
 * `ScrollRestoration` would also scroll at each search and each step of the same page.
 */
export function ScrollPlace(): null {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    const isOther = shown.current !== pathname;
    shown.current = pathname;
    const place = isReturn ? places.get(key) : isOther ? 0 : undefined;
    if (place !== undefined) window.scrollTo(0, place);
    const note = (): void => void places.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [isReturn, key, pathname]);
  useEffect(() => {
    const leaveToBrowser = (): void => {
      window.history.scrollRestoration = 'auto';
    };
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', leaveToBrowser);
    return () => window.removeEventListener('pagehide', leaveToBrowser);
  }, []);
  return null;
}

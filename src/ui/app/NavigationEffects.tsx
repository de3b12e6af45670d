import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { markNavigated } from '../design/navigationFocus';

/** Every route change scrolls to the top (M2.19), and lets the new page's heading take the focus. */
export function NavigationEffects(): null {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useLayoutEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    markNavigated();
  }, [pathname]);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  return null;
}

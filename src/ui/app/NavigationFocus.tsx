import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { markNavigated } from '../design/page/navigationFocus';

/** Allows the heading of a new page to take the focus. Rendered before the page: its effect runs first. */
export function NavigationFocus(): null {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current !== pathname) markNavigated();
    shown.current = pathname;
  }, [pathname]);
  return null;
}

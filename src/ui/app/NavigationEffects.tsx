import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { markNavigated } from '../design/navigationFocus';
import { leaveForTop, returnToPlace } from '../design/scrollPlaces';

/**
 * A page that a link leads to starts at its top, one that back or forward leads to where the visitor was (M2.19). The heading of
 * a new page may take the focus.
 */
export function NavigationEffects(): null {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const previous = useRef(pathname);
  useLayoutEffect(() => {
    if (previous.current !== pathname) markNavigated();
  }, [pathname]);
  useEffect(() => {
    const isOtherPage = previous.current !== pathname;
    previous.current = pathname;
    if (isReturn) returnToPlace();
    else if (isOtherPage) leaveForTop();
  }, [isReturn, key, pathname]);
  return null;
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { markNavigated } from '../design/page/navigationFocus';
import { leaveForTop, returnToPlace } from '../design/page/scrollPlaces';

/**
 * Scrolls to the top after a link, and to the previous position after back or forward (M2.19). Allows the
 * heading of a new page to take the focus.
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

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { countPage } from '../../../application/shell/audience';
import { selectIsAudienceAccepted } from '../../../application/shell/consentSlice';
import { routePattern } from '../../navigation/routePattern';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';

/** Counts each page once: when it is opened, or when the visitor gives consent on it (P3.26). */
export function AudienceWatch(): null {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const isAccepted = useAppSelector(selectIsAudienceAccepted);
  const counted = useRef<string>(null);
  useEffect(() => {
    if (!isAccepted || counted.current === pathname) return;
    counted.current = pathname;
    const pattern = routePattern(pathname);
    if (pattern !== null) dispatch(countPage(pattern));
  }, [dispatch, isAccepted, pathname]);
  return null;
}

import { useTimeout } from '@mantine/hooks';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { checkSession } from '../../../application/account/session';
import { countPage } from '../../../application/shell/audience';
import { selectIsAudienceAccepted } from '../../../application/shell/consentSlice';
import { prepareOfflinePage } from '../../../application/shell/offlinePage';
import { routePattern } from '../../navigation/routePattern';
import { routes } from '../../navigation/routes';
import { wantingPage } from '../../navigation/wantedPage';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';

/**
 * Checks the token on every route change, before anything private is painted. After it has expired, redirects
 * to the sign-in panel, which returns to this page (M4.8, M9.15, P4.32).
 */
export function useSessionCheck(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  useLayoutEffect(() => {
    if (!dispatch(checkSession())) return;
    void navigate(routes.signIn, { replace: true, state: wantingPage(location) });
  }, [dispatch, location, navigate]);
}

/** Counts each page once: when it is opened, or when the visitor gives consent on it (P3.26). */
export function useAudience(): void {
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
}

/** Milliseconds after the mount. A visitor who leaves earlier downloads nothing for the offline page. */
const STAY = 10_000;

/** Prepares the page that is shown without a network, for a visitor who stays. */
export function useOfflinePage(): void {
  const dispatch = useAppDispatch();
  const prepare = (): void => {
    dispatch(prepareOfflinePage());
  };
  useTimeout(prepare, STAY, { autoInvoke: true });
}

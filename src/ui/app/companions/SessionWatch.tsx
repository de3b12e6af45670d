import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { checkSession } from '../../../application/account/session';
import { routes } from '../../navigation/routes';
import { wantingPage } from '../../navigation/wantedPage';
import { useAppDispatch } from '../../state/appHooks';

/**
 * Checks the token on every route change, before anything private is painted. After it has expired, redirects
 * to the sign-in panel, which returns to this page (M4.8, M9.15, P4.32).
 */
export function SessionWatch(): null {
  const location = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  useLayoutEffect(() => {
    if (!dispatch(checkSession())) return;
    void navigate(routes.signIn, { replace: true, state: wantingPage(location) });
  }, [dispatch, location, navigate]);
  return null;
}

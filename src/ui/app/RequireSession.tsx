import { Fragment, type ReactElement, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { selectSession } from '../../application/account/sessionSlice';
import { hasScope, type Scope } from '../../domain/account/accessToken';
import { routes } from '../navigation/routes';
import { wantingPage } from '../navigation/wantedPage';
import { useAppSelector } from '../state/appHooks';

interface RequireSessionProps {
  /** By default any token is enough. */
  readonly scope?: Scope;
  /** By default the nested routes. */
  readonly children?: ReactNode;
}

/**
 * Redirects to the sign-in panel without a token, then back here (M2.1), and to the account chooser without
 * the scope (P6.3, P6.5).
 */
export function RequireSession({
  scope,
  children = <Outlet />,
}: RequireSessionProps): ReactElement {
  const state = useAppSelector(selectSession);
  const location = useLocation();
  if (state.status === 'anonymous') {
    return <Navigate to={routes.signIn} replace state={wantingPage(location)} />;
  }
  if (scope && !hasScope(state.session, scope)) return <Navigate to={routes.chooser} replace />;
  // The key remounts the pages for another account: no state of the previous one stays.
  return <Fragment key={state.session.username}>{children}</Fragment>;
}

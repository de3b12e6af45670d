import { Fragment, type ReactElement, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { selectSession } from '../../application/account/sessionSlice';
import { hasScope, type Scope } from '../../domain/accessToken';
import { routes } from '../navigation/routes';
import { wantingPage } from '../navigation/wantedPage';
import { useAppSelector } from '../state/appHooks';

interface RequireSessionProps {
  /** Without it, any token opens the way. */
  readonly scope?: Scope;
  /** The routes below, unless told otherwise. */
  readonly children?: ReactNode;
}

/** Without a token: the sign-in panel, then back here (M2.1). Without the scope: the account chooser (P6.3, P6.5). */
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
  // Another person's pages are other pages: nothing of the former one's stays in them.
  return <Fragment key={state.session.username}>{children}</Fragment>;
}

import { Fragment, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { selectSession } from '../../application/account/sessionSlice';
import { hasScope, type Scope } from '../../domain/account/accessToken';
import { routes, type Guard } from '../navigation/routes';
import { wantingPage } from '../navigation/wantedPage';
import { useAppSelector } from '../state/appHooks';

/** Around the pages with this guard: renders them for those who may see them, redirects the others. */
export const guards: Readonly<Record<Guard, ComponentType>> = {
  session: () => <RequireSession />,
  freeRamp: FreeRampAccount,
  freeRampIfSignedIn: FreeRampAccountIfAny,
};

/** An account without a contract may add one (M2.7), which opens the rest of the area. */
export function SubscriberGuard(): ReactElement {
  const { pathname } = useLocation();
  return pathname === routes.addContract ? (
    <RequireSession />
  ) : (
    <RequireSession scope="SUBSCRIBER" />
  );
}

function FreeRampAccount(): ReactElement {
  return <RequireSession scope="FREE" />;
}

/** The page is remounted for another account, so that no state of the previous one stays. */
function FreeRampAccountIfAny(): ReactElement {
  const state = useAppSelector(selectSession);
  const hasAccount = state.status === 'signedIn' && hasScope(state.session, 'FREE');
  return hasAccount ? <FreeRampAccount /> : <Outlet />;
}

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

import type { ComponentType, ReactElement } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { selectSession } from '../../application/account/sessionSlice';
import { hasScope } from '../../domain/account/accessToken';
import { routes, type Guard } from '../navigation/routes';
import { useAppSelector } from '../state/appHooks';
import { RequireSession } from './RequireSession';

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

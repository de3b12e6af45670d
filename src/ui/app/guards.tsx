import type { ComponentType, ReactElement, ReactNode } from 'react';
import { selectSession } from '../../application/account/sessionSlice';
import { hasScope } from '../../domain/account/accessToken';
import type { Guard } from '../navigation/routes';
import { useAppSelector } from '../state/appHooks';
import { RequireSession } from './RequireSession';

interface GuardProps {
  readonly children?: ReactNode;
}

/** Renders the page for those who may see it, and redirects the others. */
export const guards: Readonly<Record<Guard, ComponentType<GuardProps>>> = {
  session: RequireSession,
  freeRamp: FreeRampAccount,
  freeRampIfSignedIn: FreeRampAccountIfAny,
};

function FreeRampAccount({ children }: GuardProps): ReactElement {
  return <RequireSession scope="FREE">{children}</RequireSession>;
}

/** The page is remounted for another account, so that no state of the previous one stays. */
function FreeRampAccountIfAny({ children }: GuardProps): ReactElement {
  const state = useAppSelector(selectSession);
  const hasAccount = state.status === 'signedIn' && hasScope(state.session, 'FREE');
  return hasAccount ? <FreeRampAccount>{children}</FreeRampAccount> : <>{children}</>;
}

import type { ReactElement } from 'react';
import { words } from '../../shell/shell.words.fr';
import { selectSession } from '../../../application/account/sessionSlice';
import { onlyScope } from '../../../domain/account/accessToken';
import { routes } from '../../navigation/routes';
import { AccountLink } from '../../shell/AccountLink';
import { useAppSelector } from '../../state/appHooks';

/**
 * The link to the private areas: to the sign-in without a token, to the dashboard with one (P6.6). A token
 * that opens the free-ramp area only leads there.
 */
export function LiveAccountLink(): ReactElement {
  const state = useAppSelector(selectSession);
  if (state.status === 'anonymous') {
    return <AccountLink to={routes.signIn}>{words.signIn}</AccountLink>;
  }
  const home = onlyScope(state.session) === 'FREE' ? routes.freeRamp : routes.dashboard;
  return <AccountLink to={home}>{words.account}</AccountLink>;
}

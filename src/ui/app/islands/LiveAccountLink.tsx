import type { ReactElement } from 'react';
import { words } from '#words/shell/shell';
import { words as visitor } from '#words/shell/visitor';
import { selectIsSignedIn } from '../../../application/account/sessionSlice';
import { routes } from '../../navigation/routes';
import { AccountLink } from '../../shell/AccountLink';
import { useAppSelector } from '../../state/appHooks';

/** The link to the private areas: to the sign-in without a token, to the dashboard with one (P6.6). */
export function LiveAccountLink(): ReactElement {
  return useAppSelector(selectIsSignedIn) ? (
    <AccountLink to={routes.dashboard}>{visitor.account}</AccountLink>
  ) : (
    <AccountLink to={routes.signIn}>{words.signIn}</AccountLink>
  );
}

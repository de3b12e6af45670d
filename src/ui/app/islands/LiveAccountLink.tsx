import type { ReactElement } from 'react';
import { selectIsSignedIn } from '../../../application/account/sessionSlice';
import { ButtonLink } from '../../design/ButtonLink';
import { routes } from '../../navigation/routes';
import { useAppSelector } from '../../state/appHooks';

/** The way into the private areas: sign-in without a token, the dashboard with one (P6.6). */
export function LiveAccountLink(): ReactElement {
  return useAppSelector(selectIsSignedIn) ? (
    <ButtonLink to={routes.member}>Espace client</ButtonLink>
  ) : (
    <ButtonLink to={routes.signIn}>Se connecter</ButtonLink>
  );
}

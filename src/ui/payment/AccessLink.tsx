import type { ReactElement } from 'react';
import { words } from './returns/words.fr';
import { selectSession } from '../../application/account/sessionSlice';
import { hasScope } from '../../domain/account/accessToken';
import { ButtonLink } from '../design/controls/ButtonLink';
import { carryingAccount } from '../navigation/carriedAccount';
import { routes } from '../navigation/routes';
import { useAppSelector } from '../state/appHooks';

/** After a purchase: the space of a subscriber; for anybody else, how to get access (P2.20, P6.6). */
export function AccessLink({ email }: { readonly email: string }): ReactElement {
  const state = useAppSelector(selectSession);
  return state.status !== 'anonymous' && hasScope(state.session, 'SUBSCRIBER') ? (
    <ButtonLink variant="outline" to={routes.dashboard}>
      {words.account}
    </ButtonLink>
  ) : (
    <ButtonLink variant="outline" to={routes.firstConnection} state={carryingAccount({ email })}>
      {words.createAccess}
    </ButtonLink>
  );
}

import type { ReactElement, ReactNode } from 'react';
import { words } from './home.words.fr';
import { selectSession } from '../../../application/account/sessionSlice';
import { hasScope } from '../../../domain/account/accessToken';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { routes } from '../../navigation/routes';
import { useAppSelector } from '../../state/appHooks';

/** For a subscriber one personal line, in place of the offer to subscribe. */
export function LiveHeroWords({ children }: { readonly children: ReactNode }): ReactElement {
  const state = useAppSelector(selectSession);
  if (state.status === 'anonymous' || !hasScope(state.session, 'SUBSCRIBER'))
    return <>{children}</>;
  return (
    <>
      <p>{words.hero.own}</p>
      <ButtonLink variant="action" to={routes.dashboard}>
        {words.hero.ownSpace}
      </ButtonLink>
    </>
  );
}

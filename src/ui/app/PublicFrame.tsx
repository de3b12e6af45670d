import { Suspense, type ReactElement } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ButtonLink } from '../design/ButtonLink';
import { routes } from '../navigation/routes';
import { PublicLayout } from '../shell/PublicLayout';
import { island } from '../state/island';

const LiveAccountLink = island(async () => (await import('./LiveAccountLink')).LiveAccountLink);
const FooterControls = island(async () => (await import('./FooterControls')).FooterControls);

/** Paths that hide parts of the header and footer (P2.13). */
const slimPaths = /^\/(achat|payment)(\/|$)/;

/** The public layout with its islands. */
export function PublicFrame(): ReactElement {
  const { pathname } = useLocation();
  return (
    <PublicLayout
      slim={slimPaths.test(pathname)}
      accountLink={
        <Suspense fallback={<ButtonLink to={routes.signIn}>Se connecter</ButtonLink>}>
          <LiveAccountLink />
        </Suspense>
      }
      controls={
        <Suspense>
          <FooterControls />
        </Suspense>
      }
    >
      <Outlet />
    </PublicLayout>
  );
}

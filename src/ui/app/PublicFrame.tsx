import type { ReactElement } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { ButtonLink } from '../design/ButtonLink';
import { routes } from '../navigation/routes';
import { LegalLinks } from '../shell/LegalLinks';
import { MenuLinks } from '../shell/MenuLinks';
import { PublicLayout } from '../shell/PublicLayout';
import { Decoration } from '../state/Decoration';
import {
  FooterControls,
  LiveAccountLink,
  LiveAlerts,
  LiveFooterEntries,
  LiveMenu,
} from './islands';

/** Paths that hide parts of the header and footer (P2.13). */
const slimPaths = [`${routes.purchase}/*`, '/payment/*'];

/** The public layout with its islands. */
export function PublicFrame(): ReactElement {
  const { pathname } = useLocation();
  const isSlim = slimPaths.some((path) => matchPath(path, pathname));
  return (
    <>
      <PublicLayout
        slim={isSlim}
        menu={
          <Decoration fallback={<MenuLinks />}>
            <LiveMenu />
          </Decoration>
        }
        footerEntries={
          <Decoration fallback={<LegalLinks />}>
            <LiveFooterEntries />
          </Decoration>
        }
        accountLink={
          <Decoration fallback={<ButtonLink to={routes.signIn}>Se connecter</ButtonLink>}>
            <LiveAccountLink />
          </Decoration>
        }
        controls={
          <Decoration>
            <FooterControls />
          </Decoration>
        }
      >
        <Outlet />
      </PublicLayout>
      {!isSlim && (
        <Decoration>
          <LiveAlerts />
        </Decoration>
      )}
    </>
  );
}

import type { ReactElement } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ButtonLink } from '../design/ButtonLink';
import { routes } from '../navigation/routes';
import { hiddenParts } from '../shell/hiddenParts';
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

/** The public layout with its islands. */
export function PublicFrame(): ReactElement {
  const { pathname } = useLocation();
  const hidden = hiddenParts(pathname);
  return (
    <>
      <PublicLayout
        hidden={hidden}
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
      {!hidden.includes('alerts') && (
        <Decoration>
          <LiveAlerts />
        </Decoration>
      )}
    </>
  );
}

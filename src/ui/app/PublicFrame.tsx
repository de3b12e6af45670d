import type { ReactElement } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { words } from '#words/shell/shell';
import { routes } from '../navigation/routes';
import { AccountLink } from '../shell/AccountLink';
import { ContractEndings } from '../shell/ContractEndings';
import { hiddenParts } from '../shell/hiddenParts';
import { LegalLinks } from '../shell/LegalLinks';
import { MenuLinks } from '../shell/MenuLinks';
import { PublicLayout } from '../shell/PublicLayout';
import { Decoration } from '../state/loading/Decoration';
import {
  FooterControls,
  LiveAccountLink,
  LiveAlerts,
  LiveFooterEntries,
  LiveMenu,
} from './islands';

/** The public layout with the parts that read the store. */
export function PublicFrame(): ReactElement {
  const { pathname } = useLocation();
  const hidden = hiddenParts(pathname);
  return (
    <PublicLayout
      hidden={hidden}
      menu={
        <Decoration fallback={<MenuLinks />}>
          <LiveMenu />
        </Decoration>
      }
      alerts={
        <Decoration>
          <LiveAlerts />
        </Decoration>
      }
      footerEntries={
        <Decoration fallback={<LegalLinks />}>
          <LiveFooterEntries />
        </Decoration>
      }
      accountLink={
        <Decoration fallback={<AccountLink to={routes.signIn}>{words.signIn}</AccountLink>}>
          <LiveAccountLink />
        </Decoration>
      }
      controls={
        <>
          <ContractEndings />
          <Decoration>
            <FooterControls />
          </Decoration>
        </>
      }
    >
      <Outlet />
    </PublicLayout>
  );
}

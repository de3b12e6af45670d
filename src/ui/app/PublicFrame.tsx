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
import { OptionalPart } from '../state/loading/OptionalPart';
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
        <OptionalPart fallback={<MenuLinks />}>
          <LiveMenu />
        </OptionalPart>
      }
      alerts={
        <OptionalPart>
          <LiveAlerts />
        </OptionalPart>
      }
      footerEntries={
        <OptionalPart fallback={<LegalLinks />}>
          <LiveFooterEntries />
        </OptionalPart>
      }
      accountLink={
        <OptionalPart fallback={<AccountLink to={routes.signIn}>{words.signIn}</AccountLink>}>
          <LiveAccountLink />
        </OptionalPart>
      }
      controls={
        <>
          <ContractEndings />
          <OptionalPart>
            <FooterControls />
          </OptionalPart>
        </>
      }
    >
      <Outlet />
    </PublicLayout>
  );
}

import type { ReactElement } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { hiddenParts } from '../../shell/hiddenParts';
import { PublicLayout } from '../../shell/PublicLayout';
import { FooterControls } from './FooterControls';
import { LiveAccountLink } from './LiveAccountLink';
import { LiveAlerts } from './LiveAlerts';
import { LiveFooterEntries } from './LiveFooterEntries';
import { MenuLinks } from '../../shell/MenuLinks';
import { SiteMenu } from '../../shell/SiteMenu';
import { useMenus } from './useMenus';

/** The public layout with the parts that read the store. */
export function PublicFrame(): ReactElement {
  const { pathname } = useLocation();
  return (
    <PublicLayout
      hidden={hiddenParts(pathname)}
      menu={<LiveMenu />}
      alerts={<LiveAlerts />}
      footerEntries={<LiveFooterEntries />}
      accountLink={<LiveAccountLink />}
      controls={<FooterControls />}
    >
      <Outlet />
    </PublicLayout>
  );
}

/** The editors' menu; the site's own links until it is loaded, or if that fails. */
function LiveMenu(): ReactElement {
  const menus = useMenus();
  return menus && menus.header.length > 0 ? <SiteMenu entries={menus.header} /> : <MenuLinks />;
}

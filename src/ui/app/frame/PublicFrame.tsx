import type { ReactElement } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { hiddenParts } from '../../shell/hiddenParts';
import { PublicLayout } from '../../shell/PublicLayout';
import { FooterControls } from './FooterControls';
import { LiveAccountLink } from './LiveAccountLink';
import { LiveAlerts } from './LiveAlerts';
import { LiveFooterEntries } from './LiveFooterEntries';
import { LiveMenu } from './LiveMenu';

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

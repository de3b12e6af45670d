import type { ReactElement } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { PageTitle } from '../design/page/PageTitle';
import { MantineArea } from '../design/theme/MantineArea';
import { Companions } from './companions/Companions';
import { NavigationFocus } from './NavigationFocus';
import { PendingPage } from './PendingPage';
import { ScrollPlace } from './ScrollPlace';
import type { RouteHandle } from './RouteHandle';

/** Around every page: Mantine, its title, what accompanies it, and what a navigation changes. */
export function Root(): ReactElement {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return (
    <MantineArea>
      <PageTitle value={handle?.title ?? ''}>
        <NavigationFocus />
        <PendingPage />
        <Companions />
        <Outlet />
        <ScrollPlace />
      </PageTitle>
    </MantineArea>
  );
}

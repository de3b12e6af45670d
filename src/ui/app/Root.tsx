import type { ReactElement } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import type { PageShape } from '../navigation/routes';
import { PageTitle } from '../design/page/PageHeading';
import { MantineArea } from '../design/theme/MantineArea';
import { Companions } from './companions/Companions';
import { NavigationFocus } from '../design/page/focus';
import { PendingPage } from './PendingPage';
import { ScrollPlace } from './ScrollPlace';

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

/** What the frame knows of the page that is shown. */
export interface RouteHandle {
  /** Default of the heading and of the browser tab. */
  readonly title: string;
  /** That of its skeleton. */
  readonly shape?: PageShape | undefined;
}

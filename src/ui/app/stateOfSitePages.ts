import type { ComponentType } from 'react';
import { routes } from '../navigation/routes';
import { island } from '../state/island';
import { lazyPart } from '../state/lazyPart';

/** What the site says of itself while it is worked on: too seldom seen for the first load to name it. */
export const stateOfSitePages: Readonly<Record<string, ComponentType>> = {
  [routes.maintenance]: lazyPart(
    async () => (await import('../public/maintenance/MaintenancePage')).MaintenancePage,
  ),
  [routes.synchronisation]: island(
    async () => (await import('../public/maintenance/SynchronisationPage')).SynchronisationPage,
  ),
};

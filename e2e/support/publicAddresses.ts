import { isPrerendered, routeNames, siteRoutes } from '../../src/ui/navigation/routes.ts';

/** The addresses whose pages the build prerenders. */
export const paintedAddresses: readonly string[] = routeNames
  .filter(isPrerendered)
  .map((name) => siteRoutes[name].address);

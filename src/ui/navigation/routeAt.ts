import { matchPath } from 'react-router-dom';
import { addressesOf, routeNames, siteRoutes, type RouteName } from './routes';

/** The route of a path, also of an old address of it; undefined where no route has it. */
export function routeAt(pathname: string): RouteName | undefined {
  return routeNames.find((name) =>
    [...addressesOf(name), ...(siteRoutes[name].movedFrom ?? [])].some((path) =>
      matchPath(path, pathname),
    ),
  );
}

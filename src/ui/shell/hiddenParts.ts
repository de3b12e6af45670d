import { matchPath } from 'react-router-dom';
import { routes, siteRoutes } from '../navigation/routes';

/** A part of the header or the footer of the public pages. */
export type FramePart = 'menu' | 'signIn' | 'alerts' | 'tasks' | 'phone';

const slimAddresses = Object.values(siteRoutes).flatMap(({ address, slim }) =>
  slim ? [`${address}/*`] : [],
);

/**
 * The parts that the public frame leaves out at this path (P2.13): the home page shows the tasks as tiles.
 */
export function hiddenParts(pathname: string): readonly FramePart[] {
  if (pathname === routes.home) return ['tasks'];
  return slimAddresses.some((address) => matchPath(address, pathname))
    ? ['menu', 'signIn', 'alerts', 'tasks', 'phone']
    : [];
}

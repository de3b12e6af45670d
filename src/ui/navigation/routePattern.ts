import { matchRoutes } from 'react-router-dom';
import { addressesOf, memberPath, routeNames, routes, siteRoutes } from './routes';

/** Addresses that redirect to another page at once. */
const redirecting = [
  ...Object.values(siteRoutes).flatMap(({ movedFrom = [] }) => movedFrom),
  ...[routes.refundOfTicket, routes.signOut],
];

/** Addresses that no route has: unknown ones, and at `/*` the pages of the editors. */
const others = [`${memberPath}/*`, `${routes.chooser}/*`, '/*'];

const patterns = [...routeNames.flatMap(addressesOf), ...redirecting, ...others].map((path) => ({
  path,
}));

/**
 * The pattern of an address in the table of routes, without the values of its parameters, which may identify
 * a person, an order or a badge. Null for an address that only redirects.
 */
export function routePattern(pathname: string): string | null {
  const pattern = matchRoutes(patterns, pathname)?.at(-1)?.route.path ?? '/*';
  return redirecting.includes(pattern) ? null : pattern;
}

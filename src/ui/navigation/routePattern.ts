import { matchRoutes } from 'react-router-dom';
import { routes } from './routes';

/** Addresses that lead on to another page at once. */
const leadingOn = ['/login', '/abonnements', routes.member, routes.refundOfTicket, routes.signOut];

/** Pages beside those of the table of routes; `*` are those of the editors, and unknown ones. */
const others = [
  ...[`${routes.activation}/:token`, '/activation/:token'],
  ...['/finances/:page', '/finance/:page', '/member/*', '/espace/*', '/*'],
];

const patterns = [...Object.values(routes), ...leadingOn, ...others].map((path) => ({ path }));

/**
 * The pattern of an address as the router has it, without what names a person, an order or a badge; null for one that only leads on
 * to another page.
 */
export function routePattern(pathname: string): string | null {
  const pattern = matchRoutes(patterns, pathname)?.at(-1)?.route.path ?? '/*';
  return leadingOn.includes(pattern) ? null : pattern;
}

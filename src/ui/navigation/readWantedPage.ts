import { matchPath, type Location } from 'react-router-dom';
import { parseSiteAddress } from '../../domain/basis/siteAddress';
import { routes, siteRoutes } from './routes';
import type { WantedPage } from './wantedPage';

/** Pages that are never returned to after the sign-in: they would redirect to themselves or sign out. */
const accessPages = [
  ...[routes.signIn, routes.signUp, routes.signOut],
  ...(siteRoutes.signIn.movedFrom ?? []),
];

/**
 * The page to return to, when the location contains one of this site. History state survives reloads, so it
 * is validated.
 */
export function readWantedPage({ state }: Pick<Location, 'state'>): WantedPage | undefined {
  const { wanted } = Object(state) as { readonly wanted?: unknown };
  const carried = Object(wanted) as Partial<Record<keyof WantedPage, unknown>>;
  const address = parseSiteAddress(carried.to);
  if (address === null || accessPages.some((page) => matchPath(page, address.path))) {
    return undefined;
  }
  return { to: address.href, state: carried.state };
}

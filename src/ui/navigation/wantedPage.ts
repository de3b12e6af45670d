import { matchPath, type Location } from 'react-router-dom';
import { asRecord } from '../../domain/basis/asRecord';
import { parseSiteAddress } from '../../domain/basis/siteAddress';
import { routes, siteRoutes } from './routes';

export interface WantedPage {
  readonly to: string;
  readonly state: unknown;
}

/** Pages that are never returned to after the sign-in: they would redirect to themselves or sign out. */
const accessPages = [
  ...[routes.signIn, routes.signUp, routes.signOut],
  ...(siteRoutes.signIn.movedFrom ?? []),
];

/** Navigation state with the page to return to after the sign-in. */
export function wantingPage({ pathname, search, hash, state }: Location): {
  readonly wanted: WantedPage;
} {
  return { wanted: { to: pathname + search + hash, state: state as unknown } };
}

/**
 * The page to return to, when the location contains one of this site. History state survives reloads, so it
 * is validated.
 */
export function readWantedPage({ state }: Pick<Location, 'state'>): WantedPage | undefined {
  const wanted = asRecord(asRecord(state)['wanted']);
  const address = parseSiteAddress(wanted['to']);
  if (address === null || accessPages.some((page) => matchPath(page, address.path))) {
    return undefined;
  }
  return { to: address.href, state: wanted['state'] };
}

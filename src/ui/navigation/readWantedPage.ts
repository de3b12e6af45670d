import { toNullable } from 'fp-ts/Option';
import { matchPath, type Location } from 'react-router-dom';
import { parseSiteAddress } from '../../domain/siteAddress';
import { routes } from './routes';
import type { WantedPage } from './wantedPage';

/** Pages that nobody is asked to sign in for: wanted again, they would lead back to themselves, or out. */
const accessPages = [routes.signIn, routes.signUp, routes.signOut, '/login'];

/** The wanted page, when the current location carries one of this site. History state survives reloads and is not ours to trust. */
export function readWantedPage({ state }: Pick<Location, 'state'>): WantedPage | undefined {
  const { wanted } = Object(state) as { readonly wanted?: unknown };
  const carried = Object(wanted) as Partial<Record<keyof WantedPage, unknown>>;
  const address = toNullable(parseSiteAddress(carried.to));
  if (address === null || accessPages.some((page) => matchPath(page, address.path))) {
    return undefined;
  }
  return { to: address.href, state: carried.state };
}

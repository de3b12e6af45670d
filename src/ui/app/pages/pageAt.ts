import { matchPath } from 'react-router-dom';
import { addressesOf, routeNames } from '../../navigation/routes';
import type { AreaPages, SitePage } from './SitePage';

/** The page at an address; undefined when none of these pages has it. */
export function pageAt(pages: AreaPages, pathname: string): SitePage | undefined {
  const found = routeNames.find(
    (name) => name in pages && addressesOf(name).some((path) => matchPath(path, pathname)),
  );
  return found && pages[found];
}

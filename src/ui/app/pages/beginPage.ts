import { matchPath } from 'react-router-dom';
import { addressesOf, routeNames } from '../../navigation/routes';
import { isLazy } from '../../state/loading/lazyPart';
import type { AreaPages, SitePage } from './SitePage';

/**
 * Starts to fetch the code of the page at an address, so that it loads while the area waits for the data of
 * its frame. Fetches nothing twice; the render of the page reports a failure.
 */
export function beginPage(pages: AreaPages, pathname: string): void {
  const Page = pageAt(pages, pathname)?.Page;
  if (Page && isLazy(Page)) Page.begin();
}

/** The page at an address; undefined when none of these pages has it. */
export function pageAt(pages: AreaPages, pathname: string): SitePage | undefined {
  const found = routeNames.find(
    (name) => name in pages && addressesOf(name).some((path) => matchPath(path, pathname)),
  );
  return found && pages[found];
}

import { isLazy } from '../../state/loading/lazyPart';
import { pageAt } from './pageAt';
import type { AreaPages } from './SitePage';

/**
 * Starts to fetch the code of the page at an address, so that it loads while the area waits for the data of
 * its frame. Fetches nothing twice; the render of the page reports a failure.
 */
export function beginPage(pages: AreaPages, pathname: string): void {
  const Page = pageAt(pages, pathname)?.Page;
  if (Page && isLazy(Page)) Page.begin();
}

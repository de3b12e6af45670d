import { PublicArea } from '../areas';
import { isLazy, pageAt } from './beginPage';
import { shellPages } from './shellPages';
import type { SitePage } from './SitePage';

/**
 * Fetches the code of the public page at an address, so that its first render does not suspend: a painted
 * page is hydrated as a whole. Rejects when a part does not arrive.
 */
export async function loadPublicPage(pathname: string): Promise<void> {
  const ofShell = pageAt(shellPages, pathname);
  if (ofShell) {
    await loadPage(ofShell);
    return;
  }
  const [{ publicPages }] = await Promise.all([import('../PublicEntry'), PublicArea.load()]);
  await loadPage(pageAt(publicPages, pathname) ?? publicPages.unknown);
}

async function loadPage({ Page, loadParts }: SitePage): Promise<void> {
  await Promise.all([isLazy(Page) ? Page.load() : undefined, loadParts?.()]);
}

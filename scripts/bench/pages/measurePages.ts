import type { Browser, Page } from '@playwright/test';
import type { Wave } from '../../browser/requestWaves.ts';
import { withSlowPhone } from '../lcp/slowPhone.ts';
import type { BenchedPage } from './benchedPages.ts';
import type { Load } from './Load.ts';
import { loadPage, storageOf } from './loadPage.ts';
import { visitedStore } from '../../../src/offline/visitedPages.ts';
import { plainAddress } from './plainCopies.ts';
import { requestChain } from './requestChain.ts';

/** One round: the three loads follow one another, so that they meet the same machine. */
export interface Round {
  /** The same content without scripts. */
  readonly plain: Load;
  readonly first: Load;
  /** The next visit, in a new tab, with the cache of the first one and the page that its worker stored. */
  readonly second: Load;
}

export interface PageMeasures {
  readonly page: BenchedPage;
  readonly rounds: readonly Round[];
  readonly chain: readonly Wave[];
}

/** The same site at two addresses: behind the protocol that is measured, and over HTTP/1.1. */
export interface SiteAddresses {
  readonly measured: string;
  /** The order of the requests is the same, and Playwright changes the HTML only there. */
  readonly plain: string;
}

/**
 * Measures a page of the site and its plain copy, each in a new browser context of a slow phone. Another
 * round follows as long as `needsMore` says so.
 */
export async function measurePage(
  browser: Browser,
  site: SiteAddresses,
  page: BenchedPage,
  needsMore: (measures: PageMeasures) => boolean,
): Promise<PageMeasures> {
  const chain = await requestChain(browser, site.plain, page);
  const rounds: Round[] = [];
  do rounds.push(await measureRound(browser, site.measured, page));
  while (needsMore({ page, rounds, chain }));
  return { page, rounds, chain };
}

/** The measures with as many rounds again. */
export async function measureAgain(
  browser: Browser,
  site: SiteAddresses,
  { page, rounds, chain }: PageMeasures,
): Promise<PageMeasures> {
  const later: Round[] = [];
  for (const _ of rounds) later.push(await measureRound(browser, site.measured, page));
  return { page, rounds: [...rounds, ...later], chain };
}

async function measureRound(browser: Browser, siteUrl: string, page: BenchedPage): Promise<Round> {
  const storage = storageOf(siteUrl, page);
  const plain = await withSlowPhone(browser, storage, async (openPage) =>
    loadPage(await openPage(), page, siteUrl + plainAddress(page)),
  );
  return withSlowPhone(browser, storage, async (openPage) => {
    const tab = await openPage();
    const first = await loadPage(tab, page, siteUrl + page.address);
    await untilStored(tab.page, page.address);
    await tab.page.close();
    return { plain, first, second: await loadPage(await openPage(), page, siteUrl + page.address) };
  });
}

/** A visitor who stays: the site installs its worker after 10 seconds, which stores the page. */
async function untilStored(tab: Page, address: string): Promise<void> {
  const { pathname } = new URL(address, tab.url());
  await tab.evaluate(
    async ([store, path]) => {
      const { active } = await navigator.serviceWorker.ready;
      const isStored = async (): Promise<boolean> =>
        active?.state === 'activated' &&
        (await (await caches.open(store)).match(path)) !== undefined;
      while (!(await isStored())) await new Promise((resolve) => setTimeout(resolve, 100));
    },
    [visitedStore, pathname] as const,
  );
}

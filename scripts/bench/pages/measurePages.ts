import type { Browser, Page } from '@playwright/test';
import { visitedStore } from '../../../src/offline/visitedPages.ts';
import type { ComparedPage } from './comparedPages.ts';
import { loadPage, storageOf, type Load } from './loadPage.ts';
import { plainAddress } from './plainCopies.ts';
import { withSlowPhone } from './slowPhone.ts';

export interface Visits {
  readonly first: Load;
  /** In a new tab, with the cache of the first visit and the page that its worker stored. */
  readonly second: Load;
}

/** One round: the loads follow one another, so that they meet the same machine. */
export interface Round {
  /** The complete page without scripts. */
  readonly plain: Load;
  readonly site: Visits;
  /** The build that it is compared with. */
  readonly before: Visits | null;
}

export interface PageMeasures {
  readonly page: ComparedPage;
  readonly rounds: readonly Round[];
}

/** The addresses of the builds; the plain copies are beside the site. */
export interface Sites {
  readonly site: string;
  readonly before: string | null;
}

/** Measures a page of each build and the plain copy, each in a new browser context of a slow phone. */
export async function measureRound(
  browser: Browser,
  { site, before }: Sites,
  page: ComparedPage,
): Promise<Round> {
  const { data } = page;
  const plain = await withSlowPhone(browser, storageOf(site, page), async (openPage) =>
    loadPage(await openPage(), { data }, site + plainAddress(page)),
  );
  return {
    plain,
    before: before === null ? null : await visitTwice(browser, before, page),
    site: await visitTwice(browser, site, page),
  };
}

async function visitTwice(
  browser: Browser,
  siteUrl: string,
  { press, ...page }: ComparedPage,
): Promise<Visits> {
  return withSlowPhone(browser, storageOf(siteUrl, page), async (openPage) => {
    const tab = await openPage();
    const first = await loadPage(tab, { ...page, press }, siteUrl + page.address);
    await untilStored(tab.page, page.address);
    await tab.page.close();
    return { first, second: await loadPage(await openPage(), page, siteUrl + page.address) };
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

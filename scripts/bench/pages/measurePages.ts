import type { Browser, Page } from '@playwright/test';
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
    await untilStored(tab.page);
    await tab.page.close();
    return { first, second: await loadPage(await openPage(), page, siteUrl + page.address) };
  });
}

/** A visitor who stays: after 10 seconds the site installs its worker, active once it has stored the page. */
async function untilStored(tab: Page): Promise<void> {
  await tab.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 100));
  });
}

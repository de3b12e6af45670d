import type { Browser } from '@playwright/test';
import { removePriorities, requestWaves, type Wave } from '../../browser/requestWaves.ts';
import { phone } from '../lcp/slowPhone.ts';
import type { BenchedPage } from './benchedPages.ts';
import { storageOf } from './loadPage.ts';
import { watchLoad } from './watchLoad.ts';

/** The requests in a row until a page is complete; without throttling, as the order alone counts. */
export async function requestChain(
  browser: Browser,
  siteUrl: string,
  page: BenchedPage,
): Promise<readonly Wave[]> {
  const context = await browser.newContext({ ...phone, storageState: storageOf(siteUrl, page) });
  try {
    const tab = await context.newPage();
    await tab.addInitScript(watchLoad, page.data);
    await removePriorities(tab);
    return await requestWaves(tab, siteUrl + page.address, 'window.progress.complete !== null');
  } finally {
    await context.close();
  }
}

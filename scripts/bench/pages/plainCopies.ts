import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { withoutScripts } from '../lcp/plainHome.ts';
import { phone } from '../lcp/slowPhone.ts';
import type { BenchedPage } from './benchedPages.ts';
import { storageOf } from './loadPage.ts';
import { watchLoad, type Progress } from './watchLoad.ts';

/** The address of the plain copy of a page. */
export function plainAddress({ address }: BenchedPage): string {
  return `/bench/plain${address === '/' ? '' : address}/`;
}

/** Writes the document of each complete page into `folder`, without its scripts. */
export async function writePlainCopies(
  browser: Browser,
  siteUrl: string,
  folder: string,
  pages: readonly BenchedPage[],
): Promise<void> {
  for (const page of pages) {
    const context = await browser.newContext({ ...phone, storageState: storageOf(siteUrl, page) });
    const tab = await context.newPage();
    await tab.addInitScript(watchLoad, page.data);
    await tab.goto(siteUrl + page.address);
    await tab
      .waitForFunction(
        () => (window as unknown as { readonly progress: Progress }).progress.complete !== null,
      )
      .catch((cause: unknown) => {
        throw new Error(`${page.address} does not show ${JSON.stringify(page.data)}.`, { cause });
      });
    const html = await tab.evaluate(() => `<!doctype html>${document.documentElement.outerHTML}`);
    await context.close();
    const copy = join(folder, plainAddress(page));
    await mkdir(copy, { recursive: true });
    await writeFile(join(copy, 'index.html'), withoutScripts(html));
  }
}

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { BenchedPage } from './benchedPages.ts';
import { storageOf } from './loadPage.ts';
import { phone } from './slowPhone.ts';
import { watchLoad, type Progress } from './watchLoad.ts';

/** The address of the plain copy of a page. */
export function plainAddress({ address }: Pick<BenchedPage, 'address'>): string {
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
    const { data, address } = page;
    const context = await browser.newContext({ ...phone, storageState: storageOf(siteUrl, page) });
    const tab = await context.newPage();
    await tab.addInitScript(watchLoad, { data });
    await tab.goto(siteUrl + address);
    await tab
      .waitForFunction(
        () => (window as unknown as { readonly progress: Progress }).progress.data !== null,
      )
      .catch((cause: unknown) => {
        throw new Error(`${address} does not show ${JSON.stringify(data)}.`, { cause });
      });
    const html = await tab.evaluate(() => `<!doctype html>${document.documentElement.outerHTML}`);
    await context.close();
    const copy = join(folder, plainAddress(page));
    await mkdir(copy, { recursive: true });
    await writeFile(join(copy, 'index.html'), withoutScripts(html));
  }
}

/** The page without scripts; text, styles, font and pictures are unchanged. Throws when a script remains. */
function withoutScripts(html: string): string {
  const plain = html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>\s*/g, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>\s*/g, '')
    .replace(/<noscript>[\s\S]*?<\/noscript>\s*/g, '');
  if (/<script|modulepreload|<noscript/.test(plain)) {
    throw new Error('The plain copy still has a script');
  }
  return plain;
}

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../../browser/findChromium.ts';
import { chromiumArguments } from '../../browser/launchArguments.ts';
import { withoutScripts } from '../lcp/plainHome.ts';
import { onSlowPhone } from '../lcp/slowPhone.ts';
import { watchPaints, type Paints } from '../lcp/watchPaints.ts';
import { visitorStorage } from '../table/answers.ts';
import type { BenchedPage } from './benchedPages.ts';

export interface PageMeasures {
  readonly page: BenchedPage;
  /** Loads of the same content without scripts. */
  readonly plain: readonly Load[];
  readonly site: readonly Load[];
}

export interface Load extends Paints {
  /** Number of requests until the network was idle. */
  readonly requests: number;
  /** Milliseconds until the last part of the page was in the document. */
  readonly complete: number;
}

const rounds = 3;
/** Milliseconds of observation after the last part has arrived. */
const observedMs = 1_500;

/**
 * Loads each page and its plain copy in turn, each in a new browser context of a slow phone. The copies are
 * written into `folder`, then `openSite` serves both; the plain copy is the document of the loaded page.
 */
export async function measurePages(
  pages: readonly BenchedPage[],
  folder: string,
  openSite: () => Promise<string>,
): Promise<readonly PageMeasures[]> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumArguments],
  });
  try {
    const first = await openSite();
    for (const page of pages) await writePlainCopy(browser, first, folder, page);
    const siteUrl = await openSite();
    const measures: PageMeasures[] = [];
    for (const page of pages) {
      const plain: Load[] = [];
      const site: Load[] = [];
      for (let round = 0; round < rounds; round += 1) {
        plain.push(await load(browser, siteUrl, page, plainAddress(page)));
        site.push(await load(browser, siteUrl, page, page.address));
      }
      measures.push({ page, plain, site });
    }
    return measures;
  } finally {
    await browser.close();
  }
}

function plainAddress({ address }: BenchedPage): string {
  return `/bench/plain${address === '/' ? '' : address}/`;
}

async function writePlainCopy(
  browser: Browser,
  siteUrl: string,
  folder: string,
  page: BenchedPage,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    ignoreHTTPSErrors: true,
    storageState: storageOf(siteUrl, page),
  });
  const tab = await context.newPage();
  await tab.goto(siteUrl + page.address);
  await page.arrived(tab).waitFor();
  const html = await tab.evaluate(() => `<!doctype html>${document.documentElement.outerHTML}`);
  await context.close();
  const copy = join(folder, plainAddress(page));
  await mkdir(copy, { recursive: true });
  await writeFile(join(copy, 'index.html'), withoutScripts(html));
}

async function load(
  browser: Browser,
  siteUrl: string,
  page: BenchedPage,
  address: string,
): Promise<Load> {
  return onSlowPhone(browser, storageOf(siteUrl, page), async (tab) => {
    await tab.addInitScript(watchPaints);
    let requests = 0;
    tab.on('request', () => {
      requests += 1;
    });
    await tab.goto(siteUrl + address);
    await page.arrived(tab).waitFor();
    const complete = await tab.evaluate(() => performance.now());
    await tab.waitForTimeout(observedMs);
    return { ...(await paintsOf(tab)), requests, complete };
  });
}

async function paintsOf(tab: Page): Promise<Paints> {
  return tab.evaluate(() => (window as unknown as { paints: Paints }).paints);
}

type Storage = Exclude<Parameters<typeof onSlowPhone>[1], undefined>;

/** The question about cookies is answered; private pages also have a token. */
function storageOf(siteUrl: string, { isPrivate }: BenchedPage): Storage {
  const { token, cookies, acceptMAT, acceptTP } = visitorStorage(Math.floor(Date.now() / 1000));
  const answered = { cookies, acceptMAT, acceptTP };
  const kept = isPrivate ? { ...answered, token } : answered;
  const localStorage = Object.entries(kept).map(([name, value = '']) => ({ name, value }));
  return { cookies: [], origins: [{ origin: siteUrl, localStorage }] };
}

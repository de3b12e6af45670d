import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { chromiumArguments } from '../../browser/launchArguments.ts';
import { findChromium } from '../../browser/findChromium.ts';
import { passagesAnswer, rowCount, subscriberAnswer, visitorStorage } from './answers.ts';
import { measurePage, watchFirstPaint, type Measures } from './measurePage.ts';
import { plainPageFrom, type PlainPage } from './plainPage.ts';

export interface TableComparison {
  readonly real: readonly Measures[];
  readonly plain: readonly Measures[];
}

const rounds = 5;
const slowdown = 4;
const plainPath = '/bench/plain-table';
const plainScriptPath = '/bench/plain-table.js';

/** No limit on the frame rate (default: one frame per 16.7 ms), so that the times contain no waiting. */
const unhurriedFrames = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** Measures the passages page of the production build and its plain copy in turn, with CPU throttling. */
export async function compareTables(siteUrl: string): Promise<TableComparison> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumArguments, ...unhurriedFrames],
  });
  try {
    const context = await openContext(browser, siteUrl);
    const realUrl = new URL('/member/badge/passage', siteUrl).href;
    const plainUrl = new URL(plainPath, siteUrl).href;
    await servePlainPage(context, await makePlainPage(context, realUrl));

    const real: Measures[] = [];
    const plain: Measures[] = [];
    for (let round = 0; round < rounds; round += 1) {
      real.push(await visit(context, realUrl));
      plain.push(await visit(context, plainUrl));
    }
    return { real, plain };
  } finally {
    await browser.close();
  }
}

async function openContext(browser: Browser, siteUrl: string): Promise<BrowserContext> {
  const now = Math.floor(Date.now() / 1000);
  const context = await browser.newContext({
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 900 },
    // A service worker would answer the address of the plain page with the site.
    serviceWorkers: 'block',
    storageState: {
      cookies: [],
      origins: [
        {
          origin: new URL(siteUrl).origin,
          localStorage: Object.entries(visitorStorage(now)).map(([name, value]) => ({
            name,
            value,
          })),
        },
      ],
    },
  });
  const subscriber = await subscriberAnswer();
  const passages = passagesAnswer(now);
  await context.route('**/api/**', (route) => route.fulfill({ status: 500 }));
  await context.route('**/api/private/user/data', (route) => route.fulfill({ json: subscriber }));
  // The request leaves before the page is rendered: its answer waits, so that the time is that of the rows.
  await context.route('**/api/private/user/data/passages', async (route) => {
    await route.request().frame().getByRole('search').waitFor();
    await route.fulfill({ json: passages });
  });
  await context.addInitScript(watchFirstPaint, rowCount);
  return context;
}

async function makePlainPage(context: BrowserContext, realUrl: string): Promise<PlainPage> {
  const page = await context.newPage();
  await page.goto(realUrl);
  await page
    .locator('tbody input')
    .nth(rowCount - 1)
    .waitFor();
  const plain = await plainPageFrom(page, plainScriptPath);
  await page.close();
  return plain;
}

async function servePlainPage(context: BrowserContext, plain: PlainPage): Promise<void> {
  await context.route(`**${plainPath}`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: plain.html }),
  );
  await context.route(`**${plainScriptPath}`, (route) =>
    route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: plain.script }),
  );
}

async function visit(context: BrowserContext, url: string): Promise<Measures> {
  const page = await context.newPage();
  await slowDown(page);
  const measures = await measurePage(page, url);
  await page.close();
  return measures;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

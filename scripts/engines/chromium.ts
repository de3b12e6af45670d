import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type ElementHandle, type JSHandle, type Page } from '@playwright/test';
import { testArguments } from '../browser/launchArguments.ts';
import type { Tab } from './Tab.ts';

/** Starts Chromium without a window, driven by Playwright. */
export async function openChromium(executablePath: string): Promise<Tab> {
  const downloads = await mkdtemp(join(tmpdir(), 'chromium-'));
  const browser = await chromium.launch({ executablePath, args: [...testArguments] });
  const page = await browser.newPage({
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 900 },
  });
  const problems: string[] = [];
  watch(page, problems);
  page.on('download', (download) => {
    void download.saveAs(join(downloads, download.suggestedFilename()));
  });
  const find = async (expression: string): Promise<ElementHandle> => {
    const handle: JSHandle = await page.evaluateHandle(expression);
    const element = handle.asElement();
    if (element === null) throw new Error(`No element: ${expression}`);
    return element;
  };
  return {
    browser: `Chromium ${browser.version()}`,
    downloads,
    open: async (address) => {
      await page.goto(address);
    },
    read: (expression) => page.evaluate<unknown>(expression),
    press: async (element) => (await find(element)).click(),
    type: async (element, text) => {
      await (await find(element)).click();
      await page.keyboard.type(text);
    },
    problems: () => problems,
    close: async () => {
      await browser.close();
      await rm(downloads, { recursive: true, force: true });
    },
  };
}

function watch(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => problems.push(`uncaught: ${message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left gives up its requests.
    if (reason !== 'net::ERR_ABORTED')
      problems.push(`failed: ${request.method()} ${request.url()} – ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400)
      problems.push(
        `failed: ${response.request().method()} ${response.url()} – ${response.status()}`,
      );
  });
}

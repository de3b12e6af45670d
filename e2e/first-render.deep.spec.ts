import { expect, test, type Page } from './support/test.ts';
import { examplesTime } from './support/examplesTime.ts';
import { startWithToken } from './support/session.ts';

/** Stores the text of the page when its heading appears. */
async function watchFirstRender(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const main = document.querySelector('main:has(h1)');
      if (!main) return;
      observer.disconnect();
      Object.assign(window, { firstText: main.textContent });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

const pages = [
  ['/member/dashboard', 'the latest trips', 'Carénage → Prado'],
  ['/espace/gratuite/banque', 'the bank account', 'FR76'],
  ['/espace/gratuite/recu/ticket', 'the tickets', 'Carénage'],
  ['/member/badge/order', 'the prices', 'Dépôt de garantie'],
] as const;

for (const [address, what, text] of pages) {
  test(`${address}: the first render has ${what}, and waits for no late answer`, async ({
    page,
  }) => {
    await startWithToken(page);
    await watchFirstRender(page);
    // The page waits a limited time for answers that it decodes.
    await page.clock.install({ time: examplesTime });
    await page.clock.pauseAt(examplesTime.getTime() + 1_000);
    let isCodeThere = false;
    // What the code requests itself is never answered.
    await page.route('**/api/**', async (route) => {
      if (!isCodeThere) await route.continue();
    });
    await page.route('**/assets/container-*.js', async (route) => {
      await page.waitForFunction(() => {
        const early = [...(globalThis.earlyAnswers?.values() ?? [])];
        return early.length > 0 && early.every(({ hasArrived }) => hasArrived);
      });
      isCodeThere = true;
      await route.continue();
    });
    await page.goto(address);
    await page.waitForFunction(() => 'firstText' in window);
    expect(await page.evaluate(() => (window as { firstText?: string }).firstText)).toContain(text);
  });
}
